import { sql, type ColumnType, type Generated, type Kysely } from 'kysely';
import type { Address } from '../../../../core/schema/delivery.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import { customers } from '../../../shop/customers.ts';
import type { Database } from '../database.ts';

type Json<T> = ColumnType<T, string, string>;
type Moment = ColumnType<Date, Date | undefined, Date>;

/** A reduction as it stood when the order was placed, in cents (negative). */
export interface KeptAdjustment {
  giftCertificateId?: number;
  productId?: number;
  amount: number;
  description: string;
}

export interface OrderTables {
  /** Cents. Status ids are those of §4: 1 payment in progress, 3 ordered, 11 payment failed. A pending order holds stock, slot and codes until `expires_at`. */
  shop_order: {
    order_id: Generated<number>;
    cart_id: number;
    revision: number;
    user_id: number;
    status: number;
    insert_date: ColumnType<Date, Date, never>;
    expires_at: ColumnType<Date | null, Date | null, Date | null>;
    warehouse_id: number;
    delivery_service_id: number;
    zone_id: number;
    address: Json<Address>;
    timeslot_id: number;
    slot_date: string;
    begin_time: string;
    end_time: string;
    gross_total: number;
    net_total: number;
    delivery_fee: number;
    bag_count: ColumnType<number, number | undefined, number>;
    bag_fee: ColumnType<number, number | undefined, number>;
    adjustment_total: number;
    variable_weight_total: number;
    reserved_amount: number;
    adjustments: Json<KeptAdjustment[]>;
    payment_type_id: number;
    masked_card: string | null;
    infos: Json<Record<string, string>>;
  };
  /** The product as it was when it was bought; quantity in thousandths, money in cents. */
  order_item: {
    order_item_id: Generated<number>;
    order_id: number;
    product_id: number;
    product: Json<Product>;
    quantity: number;
    unit_price: number;
    gross_total: number;
    variable: boolean;
    params: Json<Record<string, string>>;
    infos: Json<Record<string, string>>;
  };
  /** What the provider was asked for an order, in cents, and what it said. */
  payment: { payment_id: Generated<number>; order_id: number; provider_id: string | null; amount: number; state: 'asked' | 'challenge' | 'authorised' | 'refused' | 'void'; page: string | null; at: Moment };
  /** A card kept with the provider: its token and its mask, never its number. */
  payment_auth: { user_payment_auth_id: Generated<number>; user_id: number; payment_type_id: number; token: string; brand: string; masked_card: string; expire_date: string; holder: string; is_default: boolean };
  mail: { mail_id: Generated<number>; recipient: string; subject: string; html: string; plain: string; order_id: number | null; at: Moment };
}

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create sequence shop_order_number start 260001`,
    sql`create table shop_order (
      order_id integer primary key default nextval('shop_order_number'), cart_id integer not null, revision integer not null, user_id integer not null references customer,
      status integer not null, insert_date timestamptz not null, expires_at timestamptz, warehouse_id integer not null, delivery_service_id integer not null, zone_id integer not null,
      address jsonb not null, timeslot_id integer not null, slot_date text not null, begin_time text not null, end_time text not null,
      gross_total integer not null, net_total integer not null, delivery_fee integer not null, bag_count integer not null default 0, bag_fee integer not null default 0, adjustment_total integer not null, variable_weight_total integer not null,
      reserved_amount integer not null, adjustments jsonb not null, payment_type_id integer not null, masked_card text, infos jsonb not null,
      unique (cart_id, revision))`,
    sql`create index shop_order_user on shop_order (user_id, insert_date desc)`,
    sql`create index shop_order_pending on shop_order (expires_at) where status = 1`,
    sql`create table order_item (
      order_item_id serial primary key, order_id integer not null references shop_order on delete cascade, product_id integer not null, product jsonb not null,
      quantity integer not null, unit_price integer not null, gross_total integer not null, variable boolean not null, params jsonb not null, infos jsonb not null)`,
    sql`create index order_item_order on order_item (order_id)`,
    sql`create table payment (
      payment_id serial primary key, order_id integer not null references shop_order on delete cascade, provider_id text unique, amount integer not null,
      state text not null, page text, at timestamptz not null default now())`,
    sql`create index payment_order on payment (order_id)`,
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
