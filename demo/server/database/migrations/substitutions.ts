import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What was picked in a line's place, or weighed beyond its tolerance, and what its customer says to it; until when an order waits for that. */
export async function substitutions(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table shop_order add column asks_until timestamptz`,
    sql`create index shop_order_asks on shop_order (asks_until) where asks_until is not null`,
    sql`create table substitution (
      order_item_id integer primary key references order_item on delete cascade, product jsonb, quantity integer not null check (quantity > 0),
      total integer not null check (total >= 0), reason text not null, state text not null check (state in ('asked', 'taken', 'refused')),
      answered boolean not null default false)`,
    sql`insert into substitution (order_item_id, product, quantity, total, reason, state)
      select order_item_id, replacement, coalesce(nullif(picked, 0), quantity), coalesce(final_total, gross_total), 'missing', 'taken' from order_item where replacement is not null`,
  ])
    await statement.execute(db);
}
