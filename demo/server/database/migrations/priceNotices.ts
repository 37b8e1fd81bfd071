import { sql, type Kysely } from 'kysely';
import { catalogueChannel } from '../create/catalogueNotices.ts';
import type { Database } from '../database.ts';

/**
 * Whatever changes the catalogue says so on this channel too, in its own transaction: `stock:1,2` and `price:1,2` name the products whose
 * stock or prices changed, an empty notice stands for any other change. Processes of older releases hear the channel of the foundation,
 * where a changed price is any other change. Both are then looked up by product.
 */
export const changesChannel = 'catalogue_changes';

/** Ids of a notice, which PostgreSQL limits to 8,000 bytes; of more products it is any other change. */
const MOST_IDS = 500;

export async function priceNotices(db: Kysely<Database>): Promise<void> {
  const [old, channel, most] = [sql.lit(catalogueChannel), sql.lit(changesChannel), sql.lit(MOST_IDS)];
  const namedIn = (prefix: string) => sql`(select case
    when count(*) > ${most} then '' when count(*) > 0 then ${sql.lit(prefix)} || string_agg(product_id::text, ',') end
    from (select distinct product_id from changed) as product)`;
  for (const statement of [
    sql`create or replace function tell_catalogue_change() returns trigger language plpgsql as $$
      begin perform pg_notify(${old}, ''); perform pg_notify(${channel}, ''); return null; end $$`,
    sql`create or replace function tell_stock_change() returns trigger language plpgsql as $$
      declare named text := ${namedIn('stock:')};
      begin
        if named is not null then
          perform pg_notify(${old}, replace(named, 'stock:', ''));
          perform pg_notify(${channel}, named);
        end if;
        return null;
      end $$`,
    sql`create function tell_price_change() returns trigger language plpgsql as $$
      declare named text := ${namedIn('price:')};
      begin
        if named is not null then
          perform pg_notify(${old}, '');
          perform pg_notify(${channel}, named);
        end if;
        return null;
      end $$`,
    sql`drop trigger tell_catalogue_change on price`,
    sql`create trigger tell_catalogue_change after truncate on price for each statement execute function tell_catalogue_change()`,
    sql`create index price_product on price (product_id)`,
    sql`create index stock_product on stock (product_id)`,
    ...(['insert', 'update', 'delete'] as const).map(
      (event) =>
        sql`create trigger ${sql.raw(`tell_price_${event}`)} after ${sql.raw(event)} on price
          referencing ${sql.raw(event === 'delete' ? 'old' : 'new')} table as changed for each statement execute function tell_price_change()`,
    ),
  ])
    await statement.execute(db);
}
