import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What customers add to orders that are placed already, and the payments of that. */
export async function supplements(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table supplement (
      supplement_id serial primary key, order_id integer not null references shop_order on delete cascade, state text not null, reason text,
      at timestamptz not null, expires_at timestamptz not null, net_total integer not null, bag_count integer not null, bag_fee integer not null,
      adjustment_total integer not null, adjustments jsonb not null, gross_total integer not null, variable_weight_total integer not null)`,
    sql`create index supplement_order on supplement (order_id)`,
    sql`create unique index supplement_waiting on supplement (order_id) where state = 'waiting'`,
    sql`create table supplement_item (
      supplement_item_id serial primary key, supplement_id integer not null references supplement on delete cascade, product_id integer not null, product jsonb not null,
      quantity integer not null, unit_price integer not null, gross_total integer not null, variable boolean not null)`,
    sql`create index supplement_item_supplement on supplement_item (supplement_id)`,
    sql`alter table payment add column supplement_id integer references supplement on delete cascade`,
  ])
    await statement.execute(db);
}
