import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Whatever changes the catalogue says so on this channel, in its own transaction: ids of products whose stock changed, or nothing for any other change. */
export const catalogueChannel = 'catalogue';

const MOST_IDS = 500;

const watched = [
  'product',
  'price',
  'promo',
  'category',
  'category_branch',
  'category_page',
  'vendor',
  'product_class',
  'warehouse_price_list',
  'gift_certificate',
  'search_word',
] as const;

export async function create(db: Kysely<Database>): Promise<void> {
  const channel = sql.lit(catalogueChannel);
  for (const statement of [
    sql`create function tell_catalogue_change() returns trigger language plpgsql as $$
      begin perform pg_notify(${channel}, ''); return null; end $$`,
    sql`create function tell_stock_change() returns trigger language plpgsql as $$
      declare ids text;
      begin
        select case when count(*) <= ${sql.lit(MOST_IDS)} then string_agg(product_id::text, ',') else '' end into ids
          from (select distinct product_id from changed) as product;
        if ids is not null then perform pg_notify(${channel}, ids); end if;
        return null;
      end $$`,
    ...[
      ...watched.map((table) => [table, 'insert or update or delete or truncate'] as const),
      ['stock', 'insert or delete or truncate'] as const,
    ].map(
      ([table, events]) =>
        sql`create trigger tell_catalogue_change after ${sql.raw(events)} on ${sql.table(table)} for each statement execute function tell_catalogue_change()`,
    ),
    sql`create trigger tell_stock_change after update on stock referencing new table as changed for each statement execute function tell_stock_change()`,
  ])
    await statement.execute(db);
}

export async function seed(): Promise<void> {}
