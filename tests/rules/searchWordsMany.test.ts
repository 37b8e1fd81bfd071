import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../repetitions.ts';
import { keptWords, saveWord, type SearchWord } from '../../core/rules/searchWords.ts';

const DAY = 86_400_000;
const now = 400 * DAY;
const MOST = 50;

const spelling = fc.constantFrom(
  'perù',
  'PERÙ',
  'peru\u0300',
  'latte',
  'Latte  intero',
  'CAFFÈ',
  '👩‍👩‍👧‍👦',
  'x'.repeat(300),
  ' ',
);
const name = fc.oneof(spelling, fc.string({ unit: 'grapheme', maxLength: 40 }));
const counter = fc.oneof(fc.nat(100), fc.constantFrom(2 ** 53, 2 ** 53 - 1, Number.MAX_VALUE, -1, 0.5));
const word: fc.Arbitrary<SearchWord> = fc.record({ name, counter, timestamp: fc.integer({ min: 0, max: now }) });
const few = fc.array(word, { maxLength: 120 });
const ordered = (words: readonly SearchWord[]) =>
  words.every(
    ({ counter, timestamp }, at) =>
      at === 0 ||
      words[at - 1]!.counter > counter ||
      (words[at - 1]!.counter === counter && words[at - 1]!.timestamp >= timestamp),
  );

test('STO-08 whatever storage holds, words come sorted, at most fifty, none past its days', () => {
  fc.assert(
    fc.property(few, fc.constantFrom(0, 1, 30, 365), (words, days) => {
      const kept = keptWords(words, now, days);
      expect(kept.length).toBeLessThanOrEqual(MOST);
      expect(ordered(kept)).toBe(true);
      expect(kept.every(({ timestamp }) => now - timestamp <= days * DAY)).toBe(true);
      expect(kept.length).toBe(Math.min(MOST, words.filter(({ timestamp }) => now - timestamp <= days * DAY).length));
    }),
  );
});

test('STO-08 a saved word is there, once, counted up to the last safe whole number, whatever its case or the form of its accents', () => {
  fc.assert(
    fc.property(few, spelling, fc.constantFrom(0, 30), (words, searched, days) => {
      const once = saveWord(words, searched, now, days);
      const twice = saveWord(once, searched.toUpperCase().toLowerCase(), now, days);
      const key = (text: string) => text.normalize().trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 100);
      const found = (list: readonly SearchWord[]) =>
        list.find(({ name, timestamp }) => key(name) === key(searched) && timestamp === now);
      if (searched.trim() === '') expect(once).toEqual(keptWords(words, now, days));
      else {
        expect(found(once)).toBeDefined();
        expect(twice.length).toBe(once.length);
        expect(found(twice)!.counter).toBe(Math.min(found(once)!.counter + 1, Number.MAX_SAFE_INTEGER));
      }
      expect(ordered(twice)).toBe(true);
      expect(twice.length).toBeLessThanOrEqual(MOST);
    }),
  );
  expect(saveWord([{ name: 'latte', counter: 2 ** 53, timestamp: now }], 'LATTE', now, 30)).toEqual([
    { name: 'latte', counter: Number.MAX_SAFE_INTEGER, timestamp: now },
  ]);
  expect(saveWord(saveWord([], 'peru\u0300', now, 30), 'PERÙ', now, 30)).toEqual([
    { name: 'perù', counter: 2, timestamp: now },
  ]);
});

test('STO-08 with 0 days only this moment’s words stand, with 30 those of the last 30 days to the millisecond', () => {
  const aged = (...ages: number[]) =>
    ages.map((age): SearchWord => ({ name: String(age), counter: 1, timestamp: now - age }));
  expect(keptWords(aged(0, 1), now, 0).map(({ name }) => name)).toEqual(['0']);
  expect(keptWords(aged(30 * DAY, 30 * DAY + 1), now, 30).map(({ name }) => name)).toEqual([String(30 * DAY)]);
});
