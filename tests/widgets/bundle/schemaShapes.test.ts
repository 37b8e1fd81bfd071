import * as valibot from 'valibot';
import { expect, test } from 'vitest';
import * as shapes from '../../../widgets/bundle/schemaShapes.ts';

type V = typeof valibot;

/** A schema that uses every form the project's schemas use, made by either library. */
const schema = (v: V) =>
  v.object({
    id: v.number(),
    name: v.optional(v.string()),
    gone: v.nullable(v.boolean()),
    maybe: v.nullish(v.unknown()),
    kind: v.picklist(['a', 'b']),
    fixed: v.literal(1),
    items: v.array(v.object({ quantity: v.pipe(v.number(), v.minValue(1)) })),
    labels: v.record(v.string(), v.string()),
    children: v.lazy(() => v.array(v.string())),
  });

/** What core/api/tolerant.ts looks at. */
function seen(given: unknown): unknown {
  const node = given as { type: string; entries?: object; item?: object; wrapped?: object; value?: object; options?: unknown; literal?: unknown; getter?: (input: unknown) => object };
  return {
    type: node.type,
    options: node.options,
    literal: node.literal,
    entries: node.entries && Object.fromEntries(Object.entries(node.entries).map(([key, entry]) => [key, seen(entry)])),
    item: node.item && seen(node.item),
    wrapped: node.wrapped && seen(node.wrapped),
    value: node.value && seen(node.value),
    lazy: node.getter && seen(node.getter(undefined)),
  };
}

test('the bundle’s schemas have the shape of the real ones', () => {
  expect(seen(schema(shapes as unknown as V))).toEqual(seen(schema(valibot)));
});

test('every function of valibot that schemas and endpoints use has its stand-in', async () => {
  const { globSync, readFileSync } = await import('node:fs');
  const used = globSync(['core/schema/**/*.ts', 'core/api/**/*.ts']).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bv\.(\w+)\(/g)].map(([, name]) => name ?? ''));
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !(name in shapes))).toEqual([]);
});
