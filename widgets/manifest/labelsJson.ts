import { texts } from '../../core/labels/it.ts';

/** All bundled texts by key, in the order of their keys, for PHP and for the translators' list. */
export const labelsJson = (): Record<string, string> =>
  Object.fromEntries(
    [...texts.values()].map(({ key, italian }) => [key, italian] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
