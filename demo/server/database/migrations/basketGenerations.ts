import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Counts the baskets that a cart was ordered as: all unpaid orders of one generation are the same shopping, and one of them is paid at most. */
export async function basketGenerations(db: Kysely<Database>): Promise<void> {
  await sql`alter table cart add column generation integer not null default 0`.execute(db);
  await sql`alter table shop_order add column generation integer not null default 0`.execute(db);
  await sql`create index shop_order_basket on shop_order (cart_id, generation)`.execute(db);
  await sql`update shop_order set generation = (
    select count(*) from shop_order earlier
    where earlier.cart_id = shop_order.cart_id and earlier.order_id < shop_order.order_id and earlier.status not in (1, 10, 11, 13)
  )`.execute(db);
  await sql`update cart set generation = (
    select count(*) from shop_order where shop_order.cart_id = cart.cart_id and status not in (1, 10, 11, 13)
  )`.execute(db);
}
