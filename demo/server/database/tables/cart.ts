import { sql, type ColumnType, type Generated, type Kysely } from 'kysely';
import type { Proposal } from '../../../../core/schema/content.ts';
import { categories } from '../../../shop/catalogue/tree.ts';
import { giftCodes } from '../../../shop/giftCodes.ts';
import type { Database } from '../database.ts';

type Json<T> = ColumnType<T, string, string>;
type Texts = Record<string, string>;
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface CartTables {
  /** The one open cart of a customer, or of a session while nobody is logged in. `revision` rises with every change. */
  cart: {
    cart_id: Generated<number>;
    user_id: number | null;
    session_id: number | null;
    revision: ColumnType<number, number | undefined, number>;
    warehouse_id: number;
    /** False until a store or an address was chosen. */
    warehouse_chosen: ColumnType<boolean, boolean | undefined, boolean>;
    address_id: number | null;
    delivery_service_id: number | null;
    zone_id: number | null;
    timeslot_id: number | null;
    slot_date: string | null;
    infos: ColumnType<Texts, string | undefined, string>;
    updated_at: Moment;
  };
  /** Quantity in thousandths of a piece or kilogram; equal product, params and infos are one line (`sameness`). */
  cart_item: {
    item_id: Generated<number>;
    cart_id: number;
    product_id: number;
    sameness: string;
    quantity: number;
    params: Json<Texts>;
    infos: Json<Texts>;
    insertion_type_id: number;
    delivery_warehouse_id: number | null;
    search_uid: string | null;
  };
  /** `item_id` is the line that the customer chose for a gift of type 1001. */
  cart_code: { cart_id: number; gift_certificate_id: number; item_id: number | null };
  /** Cents and whole per cent; dates YYYY-MM-DD. An automatic one needs no code: it begins at its threshold. */
  gift_certificate: {
    gift_certificate_id: number;
    gift_code: string | null;
    name: string;
    description: string;
    adjustment_type_id: number;
    amount: number | null;
    percentage: number | null;
    threshold: number;
    automatic: boolean;
    once_per_customer: boolean;
    /** Only for its holders in user_gift. */
    personal: boolean;
    /** Only for the products below this category. */
    category_id: number | null;
    proposal: ColumnType<Proposal | null, string | null, string | null>;
    start_date: string;
    end_date: string;
  };
  /** A code held by an order; freed when the order lapses. */
  gift_use: { gift_certificate_id: number; user_id: number; order_id: number };
  idempotency: { session_id: number; key: string; fingerprint: string; outcome: Json<unknown>; at: Moment };
}

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table cart (
      cart_id serial primary key, user_id integer references customer on delete cascade, session_id integer references session on delete cascade,
      revision integer not null default 0, warehouse_id integer not null, warehouse_chosen boolean not null default false,
      address_id integer references address on delete set null, delivery_service_id integer, zone_id integer,
      timeslot_id integer references timeslot, slot_date text, infos jsonb not null default '{}', updated_at timestamptz not null default now(),
      check (num_nonnulls(user_id, session_id) = 1))`,
    sql`create unique index cart_user on cart (user_id) where user_id is not null`,
    sql`create unique index cart_session on cart (session_id) where session_id is not null`,
    sql`create table cart_item (
      item_id serial primary key, cart_id integer not null references cart on delete cascade, product_id integer not null, sameness text not null,
      quantity integer not null check (quantity > 0), params jsonb not null, infos jsonb not null, insertion_type_id integer not null default 1,
      delivery_warehouse_id integer, search_uid text, unique (cart_id, product_id, sameness))`,
    sql`create table gift_certificate (
      gift_certificate_id integer primary key, gift_code text unique, name text not null, description text not null, adjustment_type_id integer not null,
      amount integer, percentage integer, threshold integer not null, automatic boolean not null, once_per_customer boolean not null,
      personal boolean not null default false, category_id integer references category, proposal jsonb, start_date text not null, end_date text not null)`,
    sql`create table cart_code (cart_id integer not null references cart on delete cascade, gift_certificate_id integer not null references gift_certificate, item_id integer references cart_item on delete set null, primary key (cart_id, gift_certificate_id))`,
    sql`create table gift_use (gift_certificate_id integer not null references gift_certificate, user_id integer not null, order_id integer not null, primary key (gift_certificate_id, user_id))`,
    sql`create table idempotency (session_id integer not null references session on delete cascade, key text not null, fingerprint text not null, outcome jsonb not null, at timestamptz not null default now(), primary key (session_id, key))`,
  ])
    await statement.execute(db);
}

function categoryIdOf(slug: string): number {
  const category = categories.find((one) => one.slug === slug);
  if (!category) throw new Error(`no category ${slug}`);
  return category.categoryId;
}

export async function seed(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('gift_certificate')
    .values(
      giftCodes.map((gift) => ({
        gift_certificate_id: gift.giftCertificateId,
        gift_code: gift.giftCode ?? null,
        name: gift.name,
        description: gift.description,
        adjustment_type_id: gift.adjustmentTypeId,
        amount: gift.amount ?? null,
        percentage: gift.percentage ?? null,
        threshold: gift.threshold,
        automatic: gift.giftCode === undefined,
        once_per_customer: gift.oncePerCustomer ?? false,
        personal: gift.personal ?? false,
        category_id: gift.categorySlug === undefined ? null : categoryIdOf(gift.categorySlug),
        proposal: gift.proposal ? JSON.stringify(gift.proposal) : null,
        start_date: gift.startDate,
        end_date: gift.endDate,
      })),
    )
    .execute();
}
