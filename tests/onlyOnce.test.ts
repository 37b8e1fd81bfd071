import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../core/api/endpoint.ts';
import { endpoints } from '../core/api/endpoints/index.ts';
import { texts } from '../core/labels/it.ts';
import { entriesOf } from '../core/schema/shape.ts';
import { kebab } from '../widgets/element/field.ts';
import { widgets } from '../widgets/index.ts';
import { files, importsOf, read, source } from './trackedFiles.ts';

describe('once and only once', () => {
  const inputs = (row: Endpoint) => Object.keys(entriesOf(row.query)).toSorted();
  /** Calls of the one address for forms differ by what they ask for in their body. */
  const actionOf = (row: Endpoint) => (row.base === 'ajax' ? JSON.stringify(entriesOf(row.body)['action']) : '');
  const rows = Object.values<Record<string, Endpoint>>(endpoints).flatMap((calls) =>
    Object.values(calls).map((row) => ({
      call: `${row.base} ${row.method} ${row.path} ${inputs(row).join(' ')}${actionOf(row)}`,
      path: row.path,
    })),
  );
  const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

  test('an endpoint is declared', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(repeated(rows.map(({ call }) => call))).toEqual([]);
    const paths = new Set(
      rows.map(({ path }) => path).filter((path) => path.lastIndexOf('/') > 0 && !path.includes('{')),
    );
    const elsewhere = source
      .filter((file) => /^(core|widgets)\//.test(file) && !file.startsWith('core/api/endpoints/'))
      .flatMap((file) =>
        [...read(file).matchAll(/['"`](\/[\w/-]+)['"`]/g)].map(([, path]) => ({ file, path: path ?? '' })),
      );
    expect(elsewhere.filter(({ path }) => paths.has(path) && path !== '/products')).toEqual([]);
  });

  test('a label is declared', () => {
    const folders = files.flatMap((file) => /^core\/labels\/it\/([\w/]+)\.ts$/.exec(file)?.[1] ?? []);
    const keys = folders.flatMap((area) =>
      [...read(`core/labels/it/${area}.ts`).matchAll(/\btext\(\s*'([\w.]+)'/g)].map(([, key]) => {
        expect(key?.split('.')[0]).toBe(area.replace(/[A-Z/].*/, ''));
        return key ?? '';
      }),
    );
    expect(repeated(keys)).toEqual([]);
    const whole = source.flatMap(importsOf).filter(({ to }) => to === 'core/labels/it.ts');
    expect(whole.map(({ from }) => from)).toEqual([
      'demo/server/handlers/language.ts',
      'demo/server/language/translate.ts',
      'widgets/manifest/labelsJson.ts',
    ]);
    expect([...texts.keys()].toSorted()).toEqual(keys.toSorted());
    const sentences = [...texts.values()].map(({ italian }) => italian).filter((text) => text.length > 24);
    expect(repeated(sentences)).toEqual([]);
  });

  test('an element and each of its attributes are declared', async () => {
    const definitions = files.filter((file) => file.endsWith('.widget.ts'));
    expect(definitions.map((file) => `spesa-${file.split('/').at(-1)?.replace('.widget.ts', '')}`).toSorted()).toEqual(
      Object.keys(widgets).toSorted(),
    );
    for (const [tag, load] of Object.entries(widgets)) {
      const { default: widget } = await load();
      expect(widget.tag).toBe(tag);
      const names = Object.keys(widget.attributes);
      expect(repeated(names.map(kebab))).toEqual([]);
      expect(
        names.filter((name) => name in HTMLElementNames),
        tag,
      ).toEqual([]);
    }
  });
});

/** Attributes that every HTML element already has: ours bear other names (design §5.1). */
const HTMLElementNames = Object.fromEntries(
  [
    'accesskey',
    'autofocus',
    'class',
    'contenteditable',
    'dir',
    'draggable',
    'hidden',
    'id',
    'inert',
    'lang',
    'nonce',
    'part',
    'popover',
    'role',
    'slot',
    'spellcheck',
    'style',
    'tabindex',
    'title',
    'translate',
  ].map((name) => [name, true]),
);
