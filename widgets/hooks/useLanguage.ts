import { useSpesa } from './useSpesa.ts';

/** Two letters: the language the elements are displayed in; it changes only with a reload. */
export const useLanguage = (): string => useSpesa().language;
