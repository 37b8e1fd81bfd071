import { useEffect } from 'react';
import { searchWordsOf } from '../../../core/flows/searchWords.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** Among the saved searches stands the word that was meant, not its misspelling. */
export function useMeantWord(words: string, meant: string | undefined): void {
  const spesa = useSpesa();
  useEffect(() => {
    const { store, save, remove } = searchWordsOf(spesa);
    if (!meant || !store.getState().words.some(({ name }) => name === words)) return;
    remove(words);
    save(meant);
  }, [words, meant]);
}
