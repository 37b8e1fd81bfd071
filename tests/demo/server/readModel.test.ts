import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Category } from '../../../core/schema/catalogue.ts';
import { categoryTree } from '../../../demo/server/catalogue/categories.ts';
import { createCatalogue, type Catalogue } from '../../../demo/server/catalogue/catalogue.ts';
import { facetsOf } from '../../../demo/server/catalogue/facets.ts';
import { listProducts } from '../../../demo/server/catalogue/listProducts.ts';
import { suggest } from '../../../demo/server/catalogue/suggest.ts';
import { categoriesWith } from './catalogueBySql/categories.ts';
import { facetsOf as facetsBySql } from './catalogueBySql/facets.ts';
import { listProducts as listBySql } from './catalogueBySql/listProducts.ts';
import { suggest as suggestBySql } from './catalogueBySql/suggest.ts';
import { kinds, type Cluster } from './cluster.ts';

const runs = process.env['SPESA_LONG'] === '1' ? 300 : 20;
const given = { numRuns: runs, seed: 20_261_122, interruptAfterTimeLimit: 60_000 };

const words = fc.constantFrom(
  'latte',
  'latte intero',
  'mele',
  'caffè',
  'prosiutto',
  'olio extra',
  'lat',
  'acqua',
  'zzzzz',
  '%',
  'birra bio',
);
const sorts = fc.constantFrom('', 'name asc', 'price asc', 'price desc', 'priceUm asc', 'priority desc', 'nonsense');
const ids = (min: number, max: number) => fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: 4 });
const vendor = { min: 1_000, max: 1_085 };
const optional = { requiredKeys: [] };
const questions = fc.record(
  {
    q: words,
    parent_category_id: fc.constantFrom(1, 2, 5, 7, 701, 70_101),
    category_id: fc.constantFrom(70_101, 20_101),
    vendor_id: fc.integer(vendor),
    promo: fc.boolean(),
    new_product: fc.boolean(),
    tp: fc.boolean(),
    among: fc.array(fc.integer({ min: 20_001, max: 20_060 }), { maxLength: 30 }).map((some) => new Set(some)),
  },
  optional,
);
const groups = fc.record(
  { vendor_id: ids(vendor.min, vendor.max), product_class_10000: ids(10_249, 10_260) },
  optional,
);
const warehouses = fc.integer({ min: 1, max: 5 });
const pages = fc.record({ page: fc.integer({ min: 1, max: 4 }), pageSize: fc.constantFrom(3, 24, 100), sort: sorts });

const idsOf = (categories: readonly Category[]): number[] =>
  categories.flatMap(({ categoryId, categories: below = [] }) => [categoryId, ...idsOf(below)]);

describe.each(kinds)('$name: the read model', ({ open }) => {
  let cluster: Cluster;
  let catalogue: Catalogue;
  beforeAll(async () => {
    cluster = await open();
    catalogue = createCatalogue(cluster.first.db, cluster.first.listen);
  }, 60_000);
  afterAll(() => cluster.close());

  const sellOut = (productIds: readonly number[], available: number) =>
    cluster.next().db.updateTable('stock').set({ available }).where('product_id', 'in', productIds).execute();

  test('lists and facets are those of the tables, whatever is asked and sold meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        questions,
        groups,
        warehouses,
        pages,
        fc.array(fc.integer({ min: 20_001, max: 20_400 }), { maxLength: 3 }),
        async (question, chosen, warehouse, page, sold) => {
          if (sold.length > 0) await sellOut(sold, 0);
          const { db } = cluster.first;
          const asked = { ...question, facets: new Map(Object.entries(chosen)) };
          const view = await catalogue.current();
          const listing = await listProducts(view, warehouse, asked, page);
          const bySql = await listBySql(db, warehouse, asked, page);
          expect(listing.page).toEqual(bySql.page);
          expect(listing.articles.map(view.assortment(warehouse).card)).toEqual(bySql.products);
          expect(facetsOf(view, listing)).toEqual(await facetsBySql(db, warehouse, bySql.asked));
        },
      ),
      given,
    );
  });

  test('suggestions are those of the tables', async () => {
    await fc.assert(
      fc.asyncProperty(words, warehouses, async (q, warehouse) => {
        const bySql = await suggestBySql(cluster.first.db, warehouse, q);
        expect(await suggest(await catalogue.current(), warehouse, q)).toEqual(bySql.suggestions);
      }),
      given,
    );
  });

  test('the tree has the branches that the tables have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(words, fc.constant('')), fc.boolean(), warehouses, async (q, filtered, warehouse) => {
        const tree = await categoryTree(await catalogue.current(), warehouse, 3, { q, filtered });
        const bySql = await categoriesWith(cluster.first.db, warehouse, { q, filtered });
        expect(idsOf(tree).sort((a, b) => a - b)).toEqual(bySql);
      }),
      given,
    );
  });

  test('lists and facets are those of the tables, whatever price changes, ends or begins meanwhile, and only that price is read', async () => {
    const prices = fc.record({
      paid: fc.integer({ min: 1, max: 9_999 }),
      unit_price: fc.integer({ min: 1, max: 9_999 }),
    });
    await fc.assert(
      fc.asyncProperty(
        questions,
        warehouses,
        pages,
        fc.array(fc.tuple(fc.integer({ min: 20_001, max: 20_060 }), prices, fc.constantFrom('change', 'end')), {
          minLength: 1,
          maxLength: 4,
        }),
        async (question, warehouse, page, changes) => {
          const { db } = cluster.next();
          const kept = await db.selectFrom('price').selectAll().execute();
          const before = await catalogue.current();
          for (const [id, price, what] of changes)
            if (what === 'end') await db.deleteFrom('price').where('product_id', '=', id).execute();
            else await db.updateTable('price').set(price).where('product_id', '=', id).execute();
          const asked = { ...question, facets: new Map<string, number[]>() };
          const compare = async () => {
            const view = await catalogue.current();
            expect(view).toBe(before);
            const listing = await listProducts(view, warehouse, asked, page);
            const bySql = await listBySql(cluster.first.db, warehouse, asked, page);
            expect(listing.page).toEqual(bySql.page);
            expect(listing.articles.map(view.assortment(warehouse).card)).toEqual(bySql.products);
          };
          await compare();
          for (const [id] of changes) {
            await db.deleteFrom('price').where('product_id', '=', id).execute();
            const rows = kept.filter((row) => row.product_id === id);
            if (rows.length > 0) await db.insertInto('price').values(rows).execute();
          }
          await compare();
        },
      ),
      given,
    );
  });

  test('what a writer has committed is answered at once, what is rolled back never', async () => {
    const { db } = cluster.next();
    const find = async () => (await catalogue.current()).assortment(1).find(20_001)!;
    const before = await find();
    await db.updateTable('stock').set({ available: 7_000 }).where('product_id', '=', 20_001).execute();
    expect((await find()).available).toBe(7_000);
    const { version } = await catalogue.current();
    const rolledBack = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('product').set({ name: 'Mai' }).where('product_id', '=', 20_001).execute();
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect([(await find()).name, (await catalogue.current()).version]).toEqual([before.name, version]);
    await db.updateTable('product').set({ name: 'Subito' }).where('product_id', '=', 20_001).execute();
    expect((await find()).name).toBe('Subito');
    await db.updateTable('price').set({ paid: 1 }).where('product_id', '=', 20_001).execute();
    expect((await find()).paid).toBe(1);
  });
});
