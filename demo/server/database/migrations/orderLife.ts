import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

const secret = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

/** Orders that live: what they hold, what replaces them, notes, who may read them by a token, captures and refunds; households. */
export async function orderLife(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table customer add column master_id integer references customer`,
    sql`update customer set master_id = 101 where user_id = 108 and exists (select from customer where user_id = 101)`,
    sql`alter table shop_order add column access_token text not null default ${secret}, add column order_type text not null default 'order',
      add column replaces_order_id integer references shop_order, add column replaced boolean not null default false,
      add column holds_place boolean not null default true, add column final_total integer`,
    sql`create index shop_order_address on shop_order ((address ->> 'addressId'))`,
    sql`alter table order_item add column held integer not null default 0, add column picked integer, add column final_total integer, add column replacement jsonb`,
    sql`update order_item set held = quantity where order_id in (select order_id from shop_order where status in (1, 3, 4))`,
    sql`alter table payment add column captured integer not null default 0, add column refunded integer not null default 0`,
    sql`drop index payment_unsettled`,
    sql`create index payment_unsettled on payment (asked_at) where state in ('asked', 'challenge', 'releasing', 'cancelling', 'capturing', 'refunding')`,
    sql`create table order_note (note_id serial primary key, order_id integer not null references shop_order on delete cascade, text text not null, at timestamptz not null)`,
    sql`create index order_note_order on order_note (order_id)`,
  ])
    await statement.execute(db);
}
