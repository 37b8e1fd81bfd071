import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';

/** Columns of a product that are looked at only when it is shown. */
export const shownColumns = [
  'name',
  'brand',
  'size',
  'infos',
  'unit',
  'net_amount',
  'net_unit',
  'vat',
  'min_acq',
  'max_acq',
  'limit_class_id',
  'lead_time',
  'options',
  'description',
  'text',
] as const;

/** Of which products something is read: some, or all between two ids. */
type Which = readonly number[] | { from: number; to: number };

const among = (column: string, which: Which): RawBuilder<boolean> =>
  'from' in which
    ? sql<boolean>`${sql.ref(column)} between ${which.from} and ${which.to}`
    : sql<boolean>`${sql.ref(column)} = any(${[...which]}::integer[])`;

const facts = (db: Db) =>
  db
    .selectFrom('product')
    .select([
      'product_id',
      'slug',
      'sort_name',
      'vendor_id',
      'barcode',
      'category_id',
      'class_ids',
      'is_new',
      'highlight',
      'always_low',
      sql<string>`jsonb_build_array(${sql.join(shownColumns.map((column) => sql.ref(column)))})::text`.as('shown'),
    ]);

/** What is known of a product whatever the store; `shown` are the columns of that name, as the text of a list. */
export type ProductFacts = Awaited<ReturnType<ReturnType<typeof facts>['execute']>>[number];

/** A page of all products, by their ids. */
export const readAllFacts = (db: Db, after: number, most: number): Promise<ProductFacts[]> =>
  facts(db).where('product_id', '>', after).orderBy('product_id').limit(most).execute();

/** Some products; those that are gone are missing. */
export const readFacts = (db: Db, ids: readonly number[]): Promise<ProductFacts[]> =>
  facts(db).where(among('product_id', ids)).execute();

/** Prices in all lists. */
export const readPrices = (db: Db, which: Which) =>
  db
    .selectFrom('price')
    .select(['price_list_id', 'product_id', 'list', 'paid', 'unit_price', 'lowest30', 'promo_id'])
    .where(among('product_id', which))
    .execute();

/** Stock in all warehouses. */
export const readStock = (db: Db, which: Which) =>
  db
    .selectFrom('stock')
    .select(['warehouse_id', 'product_id', 'available'])
    .where(among('product_id', which))
    .execute();
