import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Slices } from '../browser/storage.ts';
import { dropWord, keptWords, saveWord, type SearchWord } from '../rules/searchWords.ts';
import { searchWordsSchema } from '../schema/storedLater.ts';
import { tolerant } from '../schema/tolerant.ts';

/** The saved search words, kept in local storage (§9). */
export interface SearchWords {
  store: StoreApi<{ words: readonly SearchWord[] }>;
  save(name: string): void;
  remove(name: string): void;
}

const SLICE = 'searchWords';

const readWords = tolerant(searchWordsSchema);

/** Reads the words once; every change begins from what storage holds then, so that two tabs lose nothing of each other. */
export function createSearchWords(stored: Slices, now: () => number, days: number): SearchWords {
  const read = () => (stored.read(SLICE, readWords) ?? []).filter(({ name }) => name);
  const store = createStore<{ words: readonly SearchWord[] }>(() => ({ words: keptWords(read(), now(), days) }));
  const put = (words: readonly SearchWord[]) => {
    stored.write(SLICE, words);
    store.setState({ words });
  };
  return {
    store,
    save: (name) => put(saveWord(read(), name, now(), days)),
    remove: (name) => put(keptWords(dropWord(read(), name), now(), days)),
  };
}
