import { describe, expect, test } from 'vitest';
import { files, read } from '../trackedFiles.ts';

const text = read('docs/engines.md');
const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1))
  .map(([what, , , where]) => ({ name: named(what)[0]!, places: named(where) }));
const client = files.filter(
  (file) => /^(core|widgets)\/.*\.(tsx?|css)$/.test(file) && !/^widgets\/(bundle|manifest)\//.test(file),
);

/** What a source asks the browser for before it uses it. */
const askedFor = (file: string): string[] =>
  [
    ...read(file).matchAll(
      /typeof (\w+) [!=]== 'undefined'|'(\w+)' in (?:window|document|navigator)|@supports (?:not )?\((?:color: )?([\w-]+)/g,
    ),
  ].map(([, ...found]) => found.find(Boolean)!);

describe('the table of what engines lack', () => {
  test('names what stands in the files that it names', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(
      rows.flatMap(({ name, places }) => [
        ...(places.length === 0 ? [`${name} stands nowhere`] : []),
        ...places.filter((place) => !read(place).includes(name)).map((place) => `${name} is not in ${place}`),
      ]),
    ).toEqual([]);
  });

  test('has every browser feature that a source asks for, and where', () => {
    const noFeatures = new Set(['location']);
    expect(
      client.flatMap((file) =>
        askedFor(file)
          .filter((name) => !noFeatures.has(name))
          .filter((name) => !rows.some((row) => row.name.startsWith(name) && row.places.includes(file)))
          .map((name) => `${name} of ${file}`),
      ),
    ).toEqual([]);
  });

  test('what it says is not used is not', () => {
    const unused = named(text.split('Not used at all')[1]).filter((name) => !name.includes('/'));
    const code = (file: string): string => read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    expect(unused.length).toBeGreaterThan(5);
    expect(
      client.flatMap((file) =>
        unused.filter((name) => code(file).includes(name)).map((name) => `${name} is in ${file}`),
      ),
    ).toEqual([]);
  });
});

test('every colour that is light or dark has its light one for browsers without light-dark()', () => {
  const sheet = read('widgets/ui/base.css');
  const [before = '', after = ''] = sheet.split('@supports not (color: light-dark(');
  const light = new Map([...after.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]));
  const both = [...before.matchAll(/(--[\w-]+): light-dark\((#\w+),/g)].map(([, name, colour]) => [name, colour]);
  expect(both.length).toBeGreaterThan(10);
  expect([...light]).toEqual(both);
});
