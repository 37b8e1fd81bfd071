import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Category } from '../../../core/schema/catalogue.ts';
import { categoryTree } from '../../../demo/server/catalogue/categories.ts';
import { createCatalogue, type Catalogue } from '../../../demo/server/catalogue/catalogue.ts';
import type { Database } from '../../../demo/server/database/database.ts';
import { facetsOf } from '../../../demo/server/catalogue/facets.ts';
import { listProducts } from '../../../demo/server/catalogue/listProducts.ts';
import { suggest } from '../../../demo/server/catalogue/suggest.ts';
import type { LiveView } from '../../../demo/server/catalogue/view.ts';
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

const rowsOf = ['product', 'price', 'stock'] as const;
const productColumns = sql.raw(
  'product_id, slug, name, sort_name, brand, vendor_id, size, barcode, category_id, infos, unit, net_amount, net_unit, vat, min_acq, max_acq, class_ids, limit_class_id, is_new, highlight, always_low, lead_time, options, description, text, words',
);

/** Products are sold nowhere any more. */
async function takeAway(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  for (const table of [...rowsOf].reverse())
    await sql`delete from ${sql.table(table)} where product_id = any(${[...ids]}::integer[])`.execute(db);
}

/** A copy of products with prices and stock, to be put back. */
async function copyOf(db: Kysely<Database>, ids: readonly number[]) {
  const kept = new Map<string, string>();
  for (const table of rowsOf) {
    const { rows } = await sql<{ all: string }>`select jsonb_agg(row)::text as all from ${sql.table(table)} as row
      where product_id = any(${[...ids]}::integer[])`.execute(db);
    kept.set(table, rows[0]!.all);
  }
  return {
    async putBack() {
      for (const [table, rows] of kept)
        await sql`insert into ${sql.table(table)} ${table === 'product' ? sql`(${productColumns})` : sql``}
          select ${table === 'product' ? productColumns : sql`*`} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(
          db,
        );
    },
  };
}

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

  test('lists and facets are those of the tables, whatever product is renamed, moved, taken away or put back meanwhile, and only that product is read', async () => {
    const changes = fc.record(
      {
        sort_name: fc.constantFrom('aaa', 'latte', 'zzz'),
        words: fc.constantFrom('latte nuovo', 'mele', 'pane'),
        category_id: fc.constantFrom(20_101, 70_101),
        vendor_id: fc.integer(vendor),
        class_ids: fc.constantFrom('{}', '{10249,10250}'),
        is_new: fc.boolean(),
        highlight: fc.boolean(),
        always_low: fc.boolean(),
        text: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
      },
      optional,
    );
    const what = fc.tuple(fc.integer({ min: 20_001, max: 20_060 }), changes, fc.constantFrom('change', 'end'));
    await sql`truncate price_history, leaflet_product`.execute(cluster.first.db);
    await fc.assert(
      fc.asyncProperty(
        questions,
        warehouses,
        pages,
        fc.array(what, { minLength: 1, maxLength: 4 }),
        async (...given) => {
          const [question, warehouse, page, changed] = given;
          const { db } = cluster.next();
          const before = await catalogue.current();
          const { shelf } = before;
          const ids = [...new Set(changed.map(([id]) => id))];
          const kept = await copyOf(db, ids);
          const asked = { ...question, facets: new Map<string, number[]>() };
          const compare = async () => {
            const view = await catalogue.current();
            expect([view === before, view.shelf === shelf]).toEqual([true, true]);
            for (const sort of ['', page.sort]) {
              const listing = await listProducts(view, warehouse, asked, { ...page, sort });
              const bySql = await listBySql(cluster.first.db, warehouse, asked, { ...page, sort });
              expect(listing.page).toEqual(bySql.page);
              expect(listing.articles.map(view.assortment(warehouse).card)).toEqual(bySql.products);
              expect(facetsOf(view, listing)).toEqual(await facetsBySql(cluster.first.db, warehouse, bySql.asked));
            }
          };
          for (const [id, change, kind] of changed)
            if (kind === 'end') await takeAway(db, [id]);
            else if (Object.keys(change).length > 0)
              await db.updateTable('product').set(change).where('product_id', '=', id).execute();
          await compare();
          await takeAway(db, ids);
          await kept.putBack();
          await compare();
        },
      ),
      given,
    );
  });

  test('a promotion or a category that changes is read without the products, and only what is sorted by categories is sorted anew', async () => {
    const { db } = cluster.next();
    const { shelf, orders } = (await catalogue.current()) as LiveView;
    const read = async () => {
      const view = (await catalogue.current()) as LiveView;
      expect(view.shelf).toBe(shelf);
      for (const sort of ['', 'priority desc']) {
        const asked = { promo: true, facets: new Map<string, number[]>() };
        const listing = await listProducts(view, 1, asked, { sort });
        const bySql = await listBySql(cluster.first.db, 1, asked, { sort });
        expect(listing.articles.map(view.assortment(1).card)).toEqual(bySql.products);
        expect(bySql.products[0]!.warehousePromo!.view!.body).toBe('Nuova promozione');
      }
      return view.orders === orders;
    };
    await sql`update promo set rule = rule || '{"body": "Nuova promozione"}'`.execute(db);
    expect(await read()).toBe(true);
    await sql`update category set priority = 1000 - priority, path = path || '[]'`.execute(db);
    expect(await read()).toBe(false);
  });

  test('an import that changes a thousand products in one statement is read product by product', async () => {
    const { db } = cluster.next();
    const { shelf } = await catalogue.current();
    const many = sql`select product_id from product order by product_id limit 1200`;
    await sql`update price set paid = paid + 1 where product_id in (${many})`.execute(db);
    await sql`update product set text = text || '!' where product_id in (${many})`.execute(db);
    const view = await catalogue.current();
    expect(view.shelf).toBe(shelf);
    const asked = { facets: new Map<string, number[]>() };
    const listing = await listProducts(view, 1, asked, { sort: 'price asc', pageSize: 500, page: 2 });
    const bySql = await listBySql(cluster.first.db, 1, asked, { sort: 'price asc', pageSize: 500, page: 2 });
    expect(listing.articles.map(view.assortment(1).card)).toEqual(bySql.products);
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
