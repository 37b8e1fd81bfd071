import type { CurrencyForm } from './price.ts';

/** Italian, as the texts are bundled (§3). */
export const usualLanguage = 'it';

/** The languages that the texts are in, as they call themselves: what a customer may choose and a page may be in. */
export const languages = { it: 'Italiano', en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

/** How prices are written in each language but Italian, where the site decides (ruling 1). */
export const currencyForms: Readonly<Partial<Record<Language, CurrencyForm>>> = { en: 'english', de: 'italian' };

/** The locale that a language's translation of the plugin itself is made for. */
export const locales: Readonly<Partial<Record<Language, string>>> = { en: 'en_US', de: 'de_DE' };
