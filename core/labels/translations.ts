import { german } from './de.ts';
import { english } from './en.ts';

/** The texts of every language but Italian by key, each whole: for the server, the generated files and tests; no bundle holds them. */
export const translations: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  en: english,
  de: german,
};
