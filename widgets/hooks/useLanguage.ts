import { useSpesa } from './useSpesa.ts';

/** The language that the page's texts are in: its own where the site says one, else what the customer has chosen, where there are texts in it; it changes with a new start of the page only. */
export const useLanguage = (): string => useSpesa().language;
