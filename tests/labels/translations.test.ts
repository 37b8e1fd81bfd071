import { describe, expect, test } from 'vitest';
import { texts } from '../../core/labels/it.ts';
import { translations } from '../../core/labels/translations.ts';
import { currencyForms, languages, locales, usualLanguage } from '../../core/rules/language.ts';

const slots = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();
const others = Object.keys(languages).filter((language) => language !== usualLanguage);

test('the languages are one list: each but Italian has its texts, its way to write prices and its locale', () => {
  for (const list of [translations, currencyForms, locales]) expect(Object.keys(list).sort()).toEqual(others.sort());
});

describe.each(others)('in %s', (language) => {
  const words = translations[language]!;

  test('every Italian text has its own, and nothing else stands there', () =>
    expect([...words.keys()].sort()).toEqual([...texts.keys()].sort()));

  test('every text has the slots of the Italian one, each as often, so that plurals and values fit', () => {
    for (const [key, { italian }] of texts) expect([key, slots(words.get(key)!)]).toEqual([key, slots(italian)]);
  });

  test('no text is empty, begins or ends with a blank, or is markup', () => {
    for (const [key, text] of words)
      expect([key, text]).toEqual([key, text.trim().replace(/<\/?[a-z][^>]*>/g, '') || '?']);
  });

  test('what has a singular of its own in Italian has one here', () => {
    for (const [key] of texts) {
      const one = /^(.*)(?:One|oneProduct)$/.exec(key);
      if (one && texts.has(one[1]!)) expect([key, words.has(key) && words.has(one[1]!)]).toEqual([key, true]);
    }
  });
});

test('LAW-01 the button that orders says so in the words that the law of each language has', () => {
  expect(translations['en']!.get('checkout.order')).toBe('Order with obligation to pay');
  expect(translations['de']!.get('checkout.order')).toBe('Zahlungspflichtig bestellen');
});
