import { sql, type Kysely } from 'kysely';
import { catalogueChannel } from '../create/catalogueNotices.ts';
import type { Database } from '../database.ts';
import { changesChannel } from './priceNotices.ts';

/** Ids of one notice, which PostgreSQL limits to 8,000 bytes, and of one statement; of more products it is any other change. */
const MOST_IDS = 500;
const MOST_CHANGED = 10_000;

/**
 * Products that are changed, begin or end are named too (`product:1,2`), as is stock that begins or ends; many of them, as an import
 * changes in one statement, by several notices. `rest` is whatever stands around the products: promotions, categories, stores. An empty
 * notice asks to read everything, as do for an older process those that it does not know.
 */
export async function productNotices(db: Kysely<Database>): Promise<void> {
  const [old, channel, most, changed] = [catalogueChannel, changesChannel, MOST_IDS, MOST_CHANGED].map((value) =>
    sql.lit(value),
  ) as [ReturnType<typeof sql.lit>, ReturnType<typeof sql.lit>, ReturnType<typeof sql.lit>, ReturnType<typeof sql.lit>];
  const events = [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const;
  const named = (table: string, prefix: string, [event, rows]: (typeof events)[number]) =>
    sql`create trigger ${sql.raw(`tell_named_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} referencing ${sql.raw(rows)} table as changed
      for each statement execute function tell_named_change(${sql.lit(prefix)})`;
  for (const statement of [
    sql`create or replace function tell_catalogue_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${old}, '');
        perform pg_notify(${channel}, case when tg_table_name in ('product', 'price', 'stock') then '' else 'rest' end);
        return null;
      end $$`,
    sql`create function tell_named_change() returns trigger language plpgsql as $$
      declare many bigint := (select count(distinct product_id) from changed);
      begin
        if many = 0 then return null; end if;
        perform pg_notify(${old}, '');
        if many > ${changed} then
          perform pg_notify(${channel}, '');
        else
          perform pg_notify(${channel}, tg_argv[0] || ':' || string_agg(product_id::text, ','))
            from (select product_id, (row_number() over (order by product_id) - 1) / ${most} as part from (select distinct product_id from changed) as product) as numbered
            group by part;
        end if;
        return null;
      end $$`,
    sql`drop trigger tell_catalogue_change on product`,
    sql`create trigger tell_catalogue_change after truncate on product for each statement execute function tell_catalogue_change()`,
    sql`drop trigger tell_catalogue_change on stock`,
    sql`create trigger tell_catalogue_change after truncate on stock for each statement execute function tell_catalogue_change()`,
    ...events.map((event) => named('product', 'product', event)),
    ...events.filter(([event]) => event !== 'update').map((event) => named('stock', 'stock', event)),
    ...events.flatMap((event) => [
      sql`drop trigger ${sql.raw(`tell_price_${event[0]}`)} on price`,
      named('price', 'price', event),
    ]),
  ])
    await statement.execute(db);
}
