import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** As a module of its own they would be one more file on every page. */
test('the few widths that code and printed pictures name are those at which sheets change', () => {
  const sheet = read('widgets/ui/media.css');
  const widths = [...sheet.matchAll(/\(width (<|>=) (\d+)px\)/g)].map(([, than, width]) =>
    than === '<' ? `(max-width: ${Number(width) - 1}px)` : `(min-width: ${width}px)`,
  );
  expect(widths).toContain('(max-width: 599px)');
  const named = globSync(['{core,widgets}/**/*.{ts,tsx}', 'wp-plugin/{templates,includes}/**/*.php'], {
    cwd: root,
  }).flatMap((file) =>
    [...read(file).matchAll(/\((?:max|min)-width: ?\d[^)]*\)/g)].map(([media]) => ({ file, media })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ media }) => !widths.includes(media))).toEqual([]);
});
