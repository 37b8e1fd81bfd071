import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedCss } from '../../../widgets/bundle/css.ts';

const sources = globSync('widgets/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
const made = sources.flatMap((source) =>
  [...source.matchAll(/className\s*[:=]\s*'spesa ([\w-]+)'/g)].map(([, name]) => name!),
);
const media = readFileSync('widgets/ui/media.css', 'utf8');
const sheets = globSync('widgets/**/*.css')
  .filter((file) => !file.endsWith('media.css'))
  .map((file) => shippedCss(media + readFileSync(file, 'utf8').replace(/^@import .*;$/gm, ''), file));

test('a sheet selects an element that has the class spesa itself, not a descendant of one', () => {
  expect(made).toEqual(expect.arrayContaining(['acting-banner', 'consent-link', 'progress-sign']));
  for (const name of made) {
    const below = new RegExp(`\\.spesa \\.${name}(?![\\w-])`);
    expect(
      sheets.filter((sheet) => below.test(sheet)),
      name,
    ).toEqual([]);
  }
});
