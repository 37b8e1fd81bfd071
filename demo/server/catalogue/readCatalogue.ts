import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { CatalogueTables } from '../database/tables/catalogue.ts';
import { automaticGiftsOfCategories, type GiftRow } from '../sql/cart/gifts.ts';
import type { ProductRow } from '../sql/catalogue/productRows.ts';
import { storesAt, type StoreRow } from '../sql/delivery/stores.ts';
import { withPictures } from '../sql/pictures.ts';

type PriceColumn =
  | 'list'
  | 'paid'
  | 'unit_price'
  | 'lowest30'
  | 'promo_id'
  | 'promo_type_id'
  | 'promo_rule'
  | 'promo_begins'
  | 'promo_ends';
type StockColumn = 'available' | 'warehouse_id';

/** What is known of a product whatever the store: its own columns, its category's and its class's. */
export type ProductFacts = Omit<ProductRow, PriceColumn | StockColumn | 'gifts'> & {
  sort_name: string;
  always_low: boolean;
  description: Record<string, string>;
  category_priority: number;
};
export type PriceFacts = Pick<ProductRow, PriceColumn>;
export type CategoryRow = Selectable<CatalogueTables['category']>;

/** The catalogue as the tables have it at one moment. */
export interface CatalogueRows {
  /** In the order of their ids. */
  products: ProductFacts[];
  /** Price list → product → price. */
  prices: Map<number, Map<number, PriceFacts>>;
  priceListOf: Map<number, number>;
  /** Warehouse → product → thousandths; null is unlimited. */
  stock: Map<number, Map<number, number | null>>;
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

function nested<T>(rows: readonly { group: number; product_id: number; value: T }[]): Map<number, Map<number, T>> {
  const groups = new Map<number, Map<number, T>>();
  for (const { group, product_id, value } of rows) {
    const known = groups.get(group) ?? new Map<number, T>();
    groups.set(group, known.set(product_id, value));
  }
  return groups;
}

/** Products that one statement reads: a catalogue of any size is read by statements that are short enough for its limits. */
const PAGE = 20_000;

/** Of which products something is read: some, or all between two ids. */
type Which = readonly number[] | { from: number; to: number };

const among = (column: string, which: Which) =>
  'from' in which
    ? sql<boolean>`${sql.ref(column)} between ${which.from} and ${which.to}`
    : sql<boolean>`${sql.ref(column)} = any(${[...which]}::integer[])`;

const productsAfter = (db: Db, after: number): Promise<ProductFacts[]> =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.category_id', 'product.category_id')
    .leftJoin('product_class as limit_class', 'limit_class.product_class_id', 'product.limit_class_id')
    .select([
      'product.product_id',
      'product.slug',
      'product.name',
      'product.sort_name',
      'product.brand',
      'product.vendor_id',
      'product.size',
      'product.barcode',
      'product.category_id',
      'category.path',
      'category.priority as category_priority',
      'product.infos',
      'product.unit',
      'product.net_amount',
      'product.net_unit',
      'product.vat',
      'product.min_acq',
      'product.max_acq',
      'product.class_ids',
      'product.is_new',
      'product.highlight',
      'product.always_low',
      'product.lead_time',
      'product.options',
      'product.description',
      'product.text',
      'limit_class.name as limit_name',
      'limit_class.max as limit_max',
      'limit_class.unit as limit_unit',
    ])
    .where('product.product_id', '>', after)
    .orderBy('product.product_id')
    .limit(PAGE)
    .execute();

/** Adds the values of some groups to those known. */
function merge<T>(known: Map<number, Map<number, T>>, more: ReadonlyMap<number, ReadonlyMap<number, T>>): void {
  for (const [group, values] of more) {
    const kept = known.get(group) ?? new Map<number, T>();
    known.set(group, kept);
    for (const [id, value] of values) kept.set(id, value);
  }
}

/** Prices in all lists. */
export async function readPrices(db: Db, which: Which): Promise<CatalogueRows['prices']> {
  const rows = await db
    .selectFrom('price')
    .leftJoin('promo', 'promo.promo_id', 'price.promo_id')
    .select([
      'price.price_list_id',
      'price.product_id',
      'price.list',
      'price.paid',
      'price.unit_price',
      'price.lowest30',
      'price.promo_id',
      'promo.type_id as promo_type_id',
      'promo.rule as promo_rule',
      sql<string | null>`to_char(promo.begins, 'DD/MM/YYYY')`.as('promo_begins'),
      sql<string | null>`to_char(promo.ends, 'DD/MM/YYYY')`.as('promo_ends'),
    ])
    .where(among('price.product_id', which))
    .execute();
  return nested(rows.map(({ price_list_id, product_id, ...value }) => ({ group: price_list_id, product_id, value })));
}

/** Stock in all warehouses. */
export async function readStock(db: Db, which: Which): Promise<CatalogueRows['stock']> {
  const rows = await db
    .selectFrom('stock')
    .select(['warehouse_id as group', 'product_id', 'available as value'])
    .where(among('product_id', which))
    .execute();
  return nested(rows);
}

/** All products with their prices and stock, page by page. */
async function readProducts(db: Db): Promise<Pick<CatalogueRows, 'products' | 'prices' | 'stock'>> {
  const all: Awaited<ReturnType<typeof readProducts>> = { products: [], prices: new Map(), stock: new Map() };
  for (let after = 0; ;) {
    const page = await productsAfter(db, after);
    const [first, last] = [page[0], page.at(-1)];
    if (!first || !last) return all;
    for (const product of page) all.products.push(product);
    const which = { from: first.product_id, to: last.product_id };
    merge(all.prices, await readPrices(db, which));
    merge(all.stock, await readStock(db, which));
    after = last.product_id;
  }
}

async function readAncestors(db: Db): Promise<CatalogueRows['ancestors']> {
  const rows = await db.selectFrom('category_branch').selectAll().execute();
  const ancestors = new Map<number, number[]>();
  for (const { ancestor_id, category_id } of rows)
    ancestors.set(category_id, [...(ancestors.get(category_id) ?? []), ancestor_id]);
  return ancestors;
}

/** Reads the whole catalogue; to be called in a transaction that sees one moment. */
export async function readCatalogue(db: Db): Promise<CatalogueRows> {
  const lists = await db.selectFrom('warehouse_price_list').selectAll().execute();
  const vendors = await db.selectFrom('vendor').selectAll().execute();
  return {
    ...(await readProducts(db)),
    priceListOf: new Map(lists.map((row) => [row.warehouse_id, row.price_list_id])),
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
