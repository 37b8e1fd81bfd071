import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { seedSubscriptions } from './subscriptionRows.ts';

/** Subscriptions that orders brought, and whether one pays the delivery of a customer's home on a day. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table subscription (
      order_item_id integer primary key references order_item on delete cascade, order_id integer not null references shop_order on delete cascade,
      user_id integer not null references customer on delete cascade, product_id integer not null, begins text not null, ends text not null)`,
    sql`create index subscription_user on subscription (user_id, ends)`,
    sql`create index subscription_order on subscription (order_id)`,
    sql`create function delivery_paid(cart jsonb) returns boolean language sql stable as $$
      select exists (
        select from subscription join shop_order using (order_id)
        where subscription.user_id = coalesce((cart ->> 'user_id')::integer, (select user_id from recurrent_order where recurrent_order_id = (cart ->> 'recurrent_order_id')::integer))
          and cart ->> 'slot_date' between begins and ends and status in (3, 4, 5, 6, 7, 8, 9, 18, 22) and order_id is distinct from (cart ->> 'order_id')::integer) $$`,
  ])
    await statement.execute(db);
  await seedSubscriptions(db);
}
