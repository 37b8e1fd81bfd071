import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../core/api/endpoint.ts';
import { endpoints } from '../core/api/endpoints/index.ts';
import { texts } from '../core/labels/it.ts';
import { kebab } from '../widgets/element/field.ts';
import { widgets } from '../widgets/index.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const areas = ['session', 'catalogue', 'cart', 'lists', 'loyalty', 'delivery', 'checkout', 'orders', 'profile', 'content', 'staff'];
const core = ['core/schema', 'core/labels', 'core/rules', 'core/config.ts'];

/** Design §3, first fitting row: who → whom. `types:` may be imported as a type only; packages are named as they are. */
const allowed: Record<string, string[]> = {
  'core/schema': ['core/schema', 'valibot'],
  'core/labels': ['core/labels'],
  'core/config.ts': ['types:core/labels'],
  'core/rules': [...core, 'valibot'],
  'core/api/endpoints': ['core/schema', 'core/api/endpoint.ts', 'core/api/endpoints', 'valibot'],
  'core/api': [...core, 'core/api', 'types:core/browser', 'valibot', 'ofetch'],
  'core/browser': [...core, 'core/browser'],
  'core/stores': [...core, 'core/api', 'types:core/browser', 'zustand/vanilla'],
  ...Object.fromEntries(['cart', 'cartCommands', 'wishes', 'wishSender'].map((piece) => [`core/stores/${piece}.ts`, [...core, 'core/api', 'core/stores/cart.ts', 'core/stores/cartCommands.ts', 'core/stores/wishes.ts', 'core/stores/wishSender.ts', 'types:core/browser', 'zustand/vanilla']])),
  'core/stores/session.ts': [...core, 'core/api', 'core/stores/sessionCalls.ts', 'types:core/browser', 'zustand/vanilla'],
  'core/flows': [...core, 'core/api', 'core/stores', 'core/flows', 'types:core/browser', 'types:core/spesa.ts'],
  'core/spesa.ts': ['core/'],
  'widgets/index.ts': ['types:widgets/element', ...areas.map((area) => `widgets/${area}`), 'widgets/shell'],
  'widgets/boot.ts': [],
  'widgets/missing.ts': ['core/browser', 'core/labels'],
  'widgets/register.ts': ['widgets/', 'core/'],
  'widgets/bundle': ['widgets/bundle', 'core/labels', 'types:rollup', 'rollup/parseAst', 'preact/compat', 'lightningcss', 'esbuild', 'node:'],
  'widgets/manifest': ['widgets/', ...core, 'core/api/endpoint.ts', 'core/api/endpoints', 'valibot', 'node:', '@valibot/to-json-schema'],
  'widgets/element/context.ts': ['widgets/element/touch.ts', 'core/browser', 'core/config.ts', 'core/spesa.ts', 'core/flows/addToCart.ts'],
  'widgets/element': ['widgets/element', 'core/labels', 'core/config.ts', 'core/spesa.ts', 'core/browser', 'core/api/cache.ts', 'core/api/tolerant.ts', 'types:core/', 'react', 'react-dom', '@r2wc/'],
  'widgets/hooks': ['widgets/hooks', 'widgets/element', 'core/', 'react', 'zustand'],
  'widgets/ui': ['widgets/ui', 'core/rules', 'core/labels', 'types:core/schema', 'types:core/config.ts', 'widgets/hooks/useId.ts', 'react', 'swiper', 'dompurify'],
  'widgets/shell': ['widgets/shell', 'widgets/element', 'widgets/hooks', 'widgets/ui', ...core, 'types:core/stores', ...areas.map((area) => `widgets/${area}/dialogs`), 'react', 'react-dom'],
  'demo/gallery': ['demo/', 'widgets/', 'core/', 'node:', 'hono', '@hono/'],
  'demo/wordpress': ['demo/', 'node:', '@wp-playground/'],
  'demo/': ['demo/', ...core, 'core/api/endpoint', 'node:', 'hono', '@hono/', 'kysely', 'pg', '@electric-sql/pglite', 'valibot', '@valibot/to-json-schema'],
  'wp-plugin/editor': ['wp-plugin/', '@wordpress/', 'react'],
};
for (const area of areas)
  allowed[`widgets/${area}`] = [`widgets/${area}`, 'widgets/element', 'widgets/hooks', 'widgets/ui', ...core, 'core/flows', 'core/api/endpoints', 'types:core/api', 'types:core/stores', 'react', 'react-dom', 'jsbarcode', '@googlemaps/', 'swiper', 'dompurify'];
/** A leaflet is bought from: it shows the catalogue's card. */
allowed['widgets/content/leaflet/'] = [...allowed['widgets/content']!, 'widgets/catalogue/card'];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"$]+)['"]/gm;

function importsOf(file: string): Import[] {
  return [...read(file).matchAll(statement)].map(([, type, at, later]) => {
    const to = at ?? later ?? '';
    return { from: file, to: to.startsWith('.') ? relative(root, join(root, dirname(file), to)) : to, typeOnly: type !== undefined };
  });
}

const ruleFor = (file: string) => Object.keys(allowed).toSorted((a, b) => b.length - a.length).find((folder) => file.startsWith(folder));
const source = files.filter((file) => /\.tsx?$/.test(file) && /^(core|widgets|demo|wp-plugin)\//.test(file));
const fits = (to: string, pattern: string) => to === pattern || (pattern.endsWith('/') || !pattern.endsWith('.ts') ? to.startsWith(pattern) : false);

function mayImport({ from, to, typeOnly }: Import): boolean {
  const rule = ruleFor(from);
  const patterns = rule === undefined ? [] : (allowed[rule] ?? []);
  return patterns.some((pattern) => (pattern.startsWith('types:') ? typeOnly && fits(to, pattern.slice(6)) : fits(to, pattern)));
}

describe('the architecture', () => {
  test('every source folder has a row, and imports only what the design allows', () => {
    expect(source.filter((file) => ruleFor(file) === undefined)).toEqual([]);
    expect(source.flatMap(importsOf).filter((one) => !mayImport(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('the whole core runs without React and without a browser but in core/browser', () => {
    expect(source.filter((file) => file.startsWith('core/')).flatMap(importsOf).filter(({ to }) => /^(react|preact)/.test(to) || to === 'zustand')).toEqual([]);
    const touching = source.filter((file) => file.startsWith('core/') && !file.startsWith('core/browser/') && /\b(window|document)\.\w/.test(read(file).replaceAll(/(['"`]).*?\1/g, '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
    expect(touching.filter((file) => file !== 'core/spesa.ts')).toEqual([]);
  });

  test('imports bear their ending, so Node runs the sources as they are', () => {
    expect(source.flatMap(importsOf).filter(({ from, to }) => to.includes('/') && /^(core|widgets|demo)/.test(to) && !/\.(tsx?|json|mjs|css)$/.test(to) && from !== '')).toEqual([]);
  });
});

describe('the files', () => {
  test('none has more than 300 lines, data and generated ones apart', () => {
    const long = files.filter((file) => /\.(tsx?|m?js|php|css)$/.test(file) && !/^wp-plugin\/(generated|blocks)\//.test(file) && !/^demo\/shop\//.test(file) && read(file).split('\n').length > 301);
    expect(long).toEqual([]);
  });

  test('no folder is called by what it is not', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc|shared)\//.test(file))).toEqual([]);
  });

  test('no path of a machine and no host of a registry', () => {
    const telling = /\/(?:home|root|Users)\/\w|\/work\/(?:main|shared)|\/tmp\/\w|registry\.\w+\.(?:org|com)|127\.0\.0\.1:\d{4,5}\/(?:npm|registry)/;
    const texty = files.filter((file) => !/\.(png|webp|jpe?g|ico|mo|woff2)$/.test(file) && file !== 'tests/architecture.test.ts');
    expect(texty.filter((file) => telling.test(read(file)))).toEqual([]);
  });

  test('no unfinished work and no silenced checker', () => {
    const silenced = /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|nocheck|expect-error)|eslint-disable|\b(?:test|it|describe)\.(?:only|todo)\b/;
    expect(files.filter((file) => /\.(tsx?|m?js|php|css)$/.test(file) && file !== 'tests/architecture.test.ts' && silenced.test(read(file)))).toEqual([]);
  });
});

describe('the packages', () => {
  const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>> & { overrides: Record<string, string> };

  test('are pinned to one version each', () => {
    const pins = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies, ...manifest.overrides });
    expect(pins.filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('are locked by integrity, and the lock names no registry', () => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }> };
    const entries = Object.entries(lock.packages).filter(([name, { link, inBundle }]) => name !== '' && !link && !inBundle);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
  });
});

describe('once and only once', () => {
  const inputs = (row: Endpoint) => Object.keys((row.query as { entries?: object } | undefined)?.entries ?? {}).toSorted();
  const rows = Object.values<Record<string, Endpoint>>(endpoints).flatMap((calls) => Object.values(calls).map((row) => ({ call: `${row.base} ${row.method} ${row.path} ${inputs(row).join(' ')}`, path: row.path })));
  const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

  test('an endpoint is declared', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(repeated(rows.map(({ call }) => call))).toEqual([]);
    const paths = new Set(rows.map(({ path }) => path).filter((path) => path.lastIndexOf('/') > 0 && !path.includes('{')));
    const elsewhere = source.filter((file) => /^(core|widgets)\//.test(file) && !file.startsWith('core/api/endpoints/')).flatMap((file) => [...read(file).matchAll(/['"`](\/[\w/-]+)['"`]/g)].map(([, path]) => ({ file, path: path ?? '' })));
    expect(elsewhere.filter(({ path }) => paths.has(path) && path !== '/products')).toEqual([]);
  });

  test('a label is declared', () => {
    const keys = Object.entries(texts).flatMap(([area, labels]) => Object.keys(labels).map((name) => `${area}.${name}`));
    expect(keys.length).toBeGreaterThan(40);
    const sentences = Object.values(texts).flatMap((labels) => Object.values<string>(labels)).filter((text) => text.length > 24);
    expect(repeated(sentences)).toEqual([]);
  });

  test('an element and each of its attributes are declared', async () => {
    const definitions = files.filter((file) => file.endsWith('.widget.ts'));
    expect(definitions.map((file) => `spesa-${file.split('/').at(-1)?.replace('.widget.ts', '')}`).toSorted()).toEqual(Object.keys(widgets).toSorted());
    for (const [tag, load] of Object.entries(widgets)) {
      const { default: widget } = await load();
      expect(widget.tag).toBe(tag);
      const names = Object.keys(widget.attributes);
      expect(repeated(names.map(kebab))).toEqual([]);
      expect(names.filter((name) => name in HTMLElementNames), tag).toEqual([]);
    }
  });
});

/** Attributes that every HTML element already has: ours bear other names (design §5.1). */
const HTMLElementNames = Object.fromEntries(['accesskey', 'autofocus', 'class', 'contenteditable', 'dir', 'draggable', 'hidden', 'id', 'inert', 'lang', 'nonce', 'part', 'popover', 'role', 'slot', 'spellcheck', 'style', 'tabindex', 'title', 'translate'].map((name) => [name, true]));
