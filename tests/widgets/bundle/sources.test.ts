import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, RollupOptions } from 'rollup';
import { beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const hooksThatChangeSources = ['resolveId', 'load', 'transform', 'renderChunk', 'shouldTransformCachedModule'];
const minification = 'terser';
/** They make what Node and browsers run of what is written: names of packages, their formats, types and JSX, the mode. */
const ofTheTools = ['alias', 'replace', 'node-resolve', 'commonjs', 'typescript', 'esbuild', minification];

type Options = (engine: string, mode?: { checked?: boolean; watch?: boolean }) => RollupOptions & { plugins: Plugin[] };
let options: Options;
beforeAll(async () => {
  ({ options } = (await import(/* @vite-ignore */ join(root, 'rollup.config.mjs'))) as { options: Options });
});

const nameOf = ({ name }: Plugin): string => name;

describe.each(['preact', 'react'])('the build on %s', (engine) => {
  test('ships the sources as they are: no plugin but the tools’ own reads, replaces or rewrites a module', () => {
    for (const checked of [true, false]) {
      const changing = options(engine, { checked }).plugins.filter((plugin) =>
        hooksThatChangeSources.some((hook) => hook in plugin),
      );
      expect(changing.map(nameOf).filter((name) => !ofTheTools.includes(name))).toEqual([]);
      expect(changing.map(nameOf)).toContain(checked ? 'typescript' : 'esbuild');
    }
  });

  test('is the same while developing but for minification', () => {
    const developed = options(engine, { watch: true });
    const released = options(engine);
    expect(released.plugins.map(nameOf).filter((name) => name !== minification)).toEqual(developed.plugins.map(nameOf));
    expect(released.plugins.map(nameOf)).toContain(minification);
    expect(released.input).toEqual(developed.input);
    expect(Object.keys(released.output ?? {})).toEqual(Object.keys(developed.output ?? {}));
  });
});

test('of valibot and React nothing but the packages themselves is in the bundle, on Preact its own stand-in', () => {
  const config = readFileSync(join(root, 'rollup.config.mjs'), 'utf8');
  const aliased = [...config.matchAll(/find: (.+?), replacement/g)].map(([, find = '']) => find);
  expect(aliased.length).toBeGreaterThan(0);
  expect(aliased.filter((find) => !/react/.test(find) && find !== "'preact/compat'")).toEqual([]);
});

test('the build’s own code asks no parser for our sources', () => {
  const files = globSync('widgets/bundle/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  const parsing = /\bparseAst\b|\bmagic-string\b|\bthis\.parse\(/;
  expect(files.filter((file) => parsing.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
