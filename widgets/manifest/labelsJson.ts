import { texts } from '../../core/labels/it.ts';

/** All bundled texts as `area.name` → text, for PHP and for the translators' list. */
export const labelsJson = (): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([area, labels]) => Object.entries(labels as Record<string, string>).map(([name, text]) => [`${area}.${name}`, text])));
