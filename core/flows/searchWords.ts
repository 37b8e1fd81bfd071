import type { Spesa } from '../spesa.ts';
import { createSearchWords, type SearchWords } from '../stores/searchWords.ts';

const made = new WeakMap<Spesa, SearchWords>();

/** The saved search words of the page's shop; they come with the first element that searches. */
export function searchWordsOf(spesa: Spesa): SearchWords {
  const known = made.get(spesa);
  if (known) return known;
  const words = createSearchWords(spesa.browser.local, spesa.browser.now, spesa.config.searchWordDays);
  made.set(spesa, words);
  return words;
}
