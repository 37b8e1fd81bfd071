import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CatalogueTables } from '../database/tables/catalogue.ts';
import { automaticGiftsOfCategories, type GiftRow } from '../sql/cart/gifts.ts';
import type { ProductRow } from '../sql/catalogue/productRows.ts';
import { storesAt, type StoreRow } from '../sql/delivery/stores.ts';
import { withPictures } from '../sql/pictures.ts';
import { readAllFacts, readPrices, readStock } from './productFacts.ts';
import { createShelf, type Shelf } from './shelf.ts';

type Promo = Pick<ProductRow, 'promo_type_id' | 'promo_rule' | 'promo_begins' | 'promo_ends'>;
export type CategoryRow = Selectable<CatalogueTables['category']>;

/** What the catalogue has beside its products: all of it is small. */
export interface Surroundings {
  priceListOf: Map<number, number>;
  promos: Map<number, Promo>;
  /** By their priority. */
  categories: CategoryRow[];
  /** Category → itself and all above it. */
  ancestors: Map<number, number[]>;
  pages: Selectable<CatalogueTables['category_page']>[];
  vendors: Map<number, string>;
  classes: Selectable<CatalogueTables['product_class']>[];
  /** Gifts that begin by themselves on the products of a category, whenever they hold. */
  gifts: GiftRow[];
  /** The default one first. */
  stores: StoreRow[];
}

/** Rows that one statement reads of products, or of their stock in all warehouses: a catalogue of any size is read by statements that are short enough for its limits. */
const PAGE = 20_000;
const STOCK_PAGE = 200_000;

/** All products with their prices and stock, page by page; to be called in a transaction that sees one moment. */
export async function readShelf(db: Db): Promise<Shelf> {
  const shelf = createShelf();
  const { warehouses } = await db
    .selectFrom('warehouse_price_list')
    .select(({ fn }) => fn.countAll<number>().as('warehouses'))
    .executeTakeFirstOrThrow();
  const size = Math.max(1, Math.min(PAGE, Math.floor(STOCK_PAGE / Math.max(1, Number(warehouses)))));
  for (let after = 0; ;) {
    const page = await readAllFacts(db, after, size);
    const [first, last] = [page[0], page.at(-1)];
    if (!first || !last) return shelf;
    for (const product of page) shelf.put(product);
    const which = { from: first.product_id, to: last.product_id };
    for (const row of await readPrices(db, which)) shelf.price(row);
    for (const row of await readStock(db, which)) shelf.stock(row);
    after = last.product_id;
  }
}

async function readAncestors(db: Db): Promise<Surroundings['ancestors']> {
  const rows = await db.selectFrom('category_branch').selectAll().execute();
  const ancestors = new Map<number, number[]>();
  for (const { ancestor_id, category_id } of rows)
    ancestors.set(category_id, [...(ancestors.get(category_id) ?? []), ancestor_id]);
  return ancestors;
}

async function readPromos(db: Db): Promise<Surroundings['promos']> {
  const rows = await db
    .selectFrom('promo')
    .select([
      'promo_id',
      'type_id as promo_type_id',
      'rule as promo_rule',
      sql<string>`to_char(begins, 'DD/MM/YYYY')`.as('promo_begins'),
      sql<string>`to_char(ends, 'DD/MM/YYYY')`.as('promo_ends'),
    ])
    .execute();
  return new Map(rows.map(({ promo_id, ...promo }) => [promo_id, promo]));
}

/** Everything but the products; to be called in a transaction that sees one moment. */
export async function readSurroundings(db: Db): Promise<Surroundings> {
  const lists = await db.selectFrom('warehouse_price_list').selectAll().execute();
  const vendors = await db.selectFrom('vendor').selectAll().execute();
  return {
    priceListOf: new Map(lists.map((row) => [row.warehouse_id, row.price_list_id])),
    promos: await readPromos(db),
    categories: withPictures(
      await db.selectFrom('category').selectAll().orderBy('priority').orderBy('category_id').execute(),
    ),
    ancestors: await readAncestors(db),
    pages: withPictures(await db.selectFrom('category_page').selectAll().execute()),
    vendors: new Map(vendors.map((row) => [row.vendor_id, row.name])),
    classes: await db.selectFrom('product_class').selectAll().orderBy('product_class_id').execute(),
    gifts: await automaticGiftsOfCategories(db),
    stores: await storesAt(db).execute(),
  };
}
