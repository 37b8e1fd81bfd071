import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { endpoint } from '../../core/api/endpoint.ts';
import { emptySchema } from '../../core/schema/envelope.ts';
import { defineWidget, type Prefetch } from '../../widgets/element/defineWidget.ts';
import { answerFields, inputKeys } from '../../widgets/manifest/answerFields.ts';
import { withDocsTable } from '../../widgets/manifest/docsTable.ts';
import { phpArray } from '../../widgets/manifest/phpArray.ts';
import { endpointKey, serverJson } from '../../widgets/manifest/serverJson.ts';

const asking = (called: Prefetch['endpoint']) =>
  defineWidget({
    tag: 'spesa-x',
    title: 'X',
    description: 'x',
    attributes: {},
    prefetch: [{ endpoint: called, input: { slug: '{route:slug}' }, template: 'product' }],
    view: async () => ({ default: () => null }),
  });

describe('the server plan', () => {
  it('names an endpoint by where it stands in the table', () => {
    expect(endpointKey(catalogue.product)).toBe('catalogue.product');
    expect(() =>
      endpointKey(endpoint({ who: 'anyone', method: 'GET', path: '/nowhere', answer: emptySchema })),
    ).toThrow('/nowhere');
  });

  it('CACHE-02 refuses to prefetch what writes', () => {
    expect(() => serverJson([asking(cart.add)])).toThrow('/cart/add');
  });

  it('says method, path, keys and fields of the calls that it and the plugin use, and of no others', () => {
    const { endpoints } = serverJson([asking(catalogue.product)]);
    expect(Object.keys(endpoints)).toEqual([
      'catalogue.categoryTree',
      'delivery.store',
      'delivery.stores',
      'catalogue.product',
    ]);
    expect(endpoints['catalogue.product']).toMatchObject({
      method: 'GET',
      path: '/products',
      hashed: true,
      query: { slug: { type: 'text', required: false }, product_id: { type: 'number', required: false } },
    });
  });
});

describe('the fields of an answer', () => {
  it('follow records, lists, optional parts and unions', () => {
    const schema = v.object({
      a: v.string(),
      b: v.optional(v.array(v.object({ c: v.nullable(v.number()) }))),
      d: v.record(v.string(), v.string()),
      e: v.union([v.string(), v.object({ f: v.number() })]),
    });
    expect(answerFields(schema)).toEqual({ a: 1, b: { '[]': { c: 1 } }, d: { '*': 1 }, e: { f: 1 } });
  });

  it('end three levels down a recursive tree', () => {
    const depth = (fields: unknown): number =>
      typeof fields === 'object' && fields !== null && 'categories' in fields
        ? 1 + depth((fields.categories as { '[]': unknown })['[]'])
        : 0;
    expect(depth(answerFields(catalogue.categoryTree.answer))).toBe(3);
  });

  it('tell required keys of a query from the others', () => {
    expect(inputKeys(catalogue.categoryBlock.query).categoryBlockId).toEqual({ type: 'number', required: true });
    expect(inputKeys(catalogue.categoryTree.query).filtered).toEqual({ type: 'flag', required: false });
  });
});

describe('the texts that are written', () => {
  it('quote what PHP would take for its own', () => {
    expect(phpArray({ "l'olio": 'a\\b$c' })).toContain(String.raw`'l\'olio' => 'a\\b$c',`);
  });

  it('replace only what stands between the markers of the README', () => {
    const text = 'sopra\n<!-- elements -->\nvecchio\n<!-- /elements -->\nsotto\n';
    const table = withDocsTable(text, []);
    expect(table).toMatch(/^sopra\n<!-- elements -->\n\n\| Element[\s\S]*\n\n<!-- \/elements -->\nsotto\n$/);
    expect(withDocsTable(table, [])).toBe(table);
    expect(withDocsTable('niente', [])).toBe('niente');
  });
});
