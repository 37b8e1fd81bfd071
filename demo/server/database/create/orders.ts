import { sql, type Kysely } from 'kysely';
import { customers } from '../../../shop/customers.ts';
import type { Database } from '../database.ts';

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create sequence shop_order_number start 260001`,
    sql`create table shop_order (
      order_id integer primary key default nextval('shop_order_number'), cart_id integer not null, revision integer not null, user_id integer not null references customer,
      status integer not null, insert_date timestamptz not null, expires_at timestamptz, warehouse_id integer not null, delivery_service_id integer not null, zone_id integer not null,
      address jsonb not null, timeslot_id integer not null, slot_date text not null, begin_time text not null, end_time text not null,
      gross_total integer not null, net_total integer not null, delivery_fee integer not null, bag_count integer not null default 0, bag_fee integer not null default 0, adjustment_total integer not null, variable_weight_total integer not null,
      reserved_amount integer not null, adjustments jsonb not null, payment_type_id integer not null, user_payment_auth_id integer, masked_card text, infos jsonb not null,
      unique (cart_id, revision))`,
    sql`create index shop_order_user on shop_order (user_id, insert_date desc)`,
    sql`create index shop_order_pending on shop_order (expires_at) where status = 1`,
    sql`create table order_item (
      order_item_id serial primary key, order_id integer not null references shop_order on delete cascade, product_id integer not null, product jsonb not null,
      quantity integer not null, unit_price integer not null, gross_total integer not null, variable boolean not null, params jsonb not null, infos jsonb not null)`,
    sql`create index order_item_order on order_item (order_id)`,
    sql`create table payment (
      payment_id serial primary key, order_id integer not null references shop_order on delete cascade, reference text not null unique, provider_id text unique, amount integer not null,
      state text not null, page text, problem text, at timestamptz not null default now(), asked_at timestamptz not null default now())`,
    sql`create index payment_order on payment (order_id)`,
    sql`create index payment_unsettled on payment (asked_at) where state in ('asked', 'challenge', 'releasing')`,
    sql`create table payment_auth (
      user_payment_auth_id serial primary key, user_id integer not null references customer on delete cascade, payment_type_id integer not null, token text not null,
      brand text not null, masked_card text not null, expire_date text not null, holder text not null, is_default boolean not null)`,
    sql`create table mail (mail_id serial primary key, recipient text not null, subject text not null, html text not null, plain text not null, order_id integer, at timestamptz not null default now())`,
  ])
    await statement.execute(db);
}

export async function seed(db: Kysely<Database>): Promise<void> {
  const cards = customers.flatMap((customer) =>
    customer.cards.map((card) => ({
      user_payment_auth_id: card.userPaymentAuthId,
      user_id: customer.userId,
      payment_type_id: card.paymentTypeId,
      token: card.token,
      brand: card.brand,
      masked_card: card.maskedCard,
      expire_date: card.expireDate,
      holder: card.holder,
      is_default: card.default,
    })),
  );
  await db.insertInto('payment_auth').values(cards).execute();
  await sql`select setval('payment_auth_user_payment_auth_id_seq', 10000)`.execute(db);
}
