import { useMemo } from 'react';
import { searchWordsOf } from '../../../core/flows/searchWords.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { useSlice, useSpesa } from '../../hooks/useSpesa.ts';
import type { Option } from '../../ui/Combobox.tsx';

const MOST_SAVED = 6;

/** What the empty field offers: the customer's own searches, the most used first, then those that the site proposes. */
export function useSearchWords(): { options: readonly Option[]; save(name: string): void; remove(name: string): void } {
  const spesa = useSpesa();
  const { store, save, remove } = searchWordsOf(spesa);
  const saved = useSlice(store, ({ words }) => words);
  const { fastSearchWords } = spesa.config;
  const options = useMemo(() => {
    const own = saved.slice(0, MOST_SAVED).map(({ name }): Option => ({
      id: `saved-${name}`,
      text: name,
      icon: 'clock',
      note: cataloguePagesTexts.savedWord(),
      removable: true,
    }));
    const fast = fastSearchWords.map((name): Option => ({
      id: `fast-${name}`,
      text: name,
      icon: 'search',
      note: cataloguePagesTexts.fastWord(),
    }));
    return [...own, ...fast];
  }, [saved, fastSearchWords]);
  return { options, save, remove };
}
