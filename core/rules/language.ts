/** Italian, as the texts are bundled (§3). */
export const usualLanguage = 'it';

/** The languages that a customer may choose, as they call themselves. */
export const languages = { it: 'Italiano', en: 'English' } as const;
export type Language = keyof typeof languages;
