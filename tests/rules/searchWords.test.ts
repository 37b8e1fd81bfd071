import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../repetitions.ts';
import { dropWord, keptWords, saveWord, type SearchWord } from '../../core/rules/searchWords.ts';

const DAY = 86_400_000;
const now = 100 * DAY;
const word = (name: string, counter = 1, days = 0): SearchWord => ({ name, counter, timestamp: now - days * DAY });

test('a new word begins with 1, a known one is counted once more whatever its case', () => {
  const once = saveWord([], ' Latte  intero ', now, 30);
  expect(once).toEqual([word('Latte intero')]);
  expect(saveWord(once, 'LATTE INTERO', now + 5, 30)).toEqual([
    { name: 'Latte intero', counter: 2, timestamp: now + 5 },
  ]);
  expect(saveWord([word('PERÙ')], 'perù', now, 30)).toHaveLength(1);
});

test('words older than the configured days are dropped, also when one of them is saved again: it begins anew', () => {
  expect(keptWords([word('a', 9, 30), word('b', 9, 31)], now, 30).map(({ name }) => name)).toEqual(['a']);
  expect(saveWord([word('b', 9, 31)], 'B', now, 30)).toEqual([word('B')]);
});

test('the most used stands first, of equals the latest; blanks are no word; one word can be taken away', () => {
  const words = [word('a', 1, 2), word('b', 3, 5), word('c', 1, 1)];
  expect(keptWords(words, now, 30).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
  expect(saveWord(words, '  ', now, 30)).toHaveLength(3);
  expect(dropWord(words, 'B').map(({ name }) => name)).toEqual(['a', 'c']);
});

test('any row of searches gives each word its own number of times, in order, and never more than fifty', () => {
  const names = fc.array(fc.constantFrom('latte', 'Latte', 'LATTE', 'pane', 'Pane', 'olio', 'caffè', 'CAFFÈ'), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(names, (searched) => {
      const words = searched.reduce((kept: SearchWord[], name, at) => saveWord(kept, name, now + at, 30), []);
      const counts = new Map<string, number>();
      for (const name of searched) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
      expect(new Map(words.map(({ name, counter }) => [name.toLowerCase(), counter]))).toEqual(counts);
      expect(words.map(({ counter }) => counter)).toEqual(words.map(({ counter }) => counter).sort((a, b) => b - a));
    }),
  );
  const many = Array.from({ length: 80 }, (_, at) => `parola ${at}`).reduce(
    (kept: SearchWord[], name, at) => saveWord(kept, name, now + at, 30),
    [],
  );
  expect(many).toHaveLength(50);
  expect(many[0]?.name).toBe('parola 79');
});
