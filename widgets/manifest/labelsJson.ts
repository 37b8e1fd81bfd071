import { texts } from '../../core/labels/it.ts';
import { translations } from '../../core/labels/translations.ts';

/** All bundled texts by key, in the order of their keys, for PHP and for the translators' list. */
export const labelsJson = (): Record<string, string> =>
  Object.fromEntries(
    [...texts.values()].map(({ key, italian }) => [key, italian] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Language → the same in it. */
export const translatedJson = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      Object.fromEntries(Object.keys(labelsJson()).map((key) => [key, words.get(key) ?? ''])),
    ]),
  );
