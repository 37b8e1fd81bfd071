import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Where left and right are meant: a pin stands around its place on a map, whose west is left in every script; a sign runs through the page's top. */
const physical = [
  'widgets/delivery/map/places-map.css: left: -22px',
  'widgets/ui/dialog.css: border-radius: 0 0 8px 8px',
];

/** The parts of a value, calc() and its like whole. */
const parts = (value: string): string[] => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Does a declaration say left or right instead of where a line begins and ends? */
function isPhysical(name: string, value: string): boolean {
  if (/^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right).*)$/.test(name))
    return true;
  if (/^(?:float|text-align|clear)$/.test(name)) return /^(?:left|right)$/.test(value);
  const given = parts(value);
  if (/^(?:inset|margin|padding)$/.test(name)) return given.length === 4 && given[1] !== given[3];
  return name === 'border-radius' && given.length === 4 && (given[0] !== given[1] || given[2] !== given[3]);
}

test('sheets say where a line begins and ends, never left and right, so that a page from right to left is laid out as one', () => {
  const found = globSync(['widgets/**/*.css', 'wp-plugin/{admin,inline}/*.css'], { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?<=[{;\s])([a-z-]+): ([^;{}]+);/g)]
      .filter(([, name, value]) => isPhysical(name!, value!.trim()))
      .map(([, name, value]) => `${file.replaceAll('\\', '/')}: ${name}: ${value!.trim()}`),
  );
  expect(found.filter((one) => !physical.includes(one))).toEqual([]);
});
