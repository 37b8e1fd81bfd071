import { sql, type Kysely } from 'kysely';
import { categories } from '../../../shop/catalogue/tree.ts';
import { giftCodes } from '../../../shop/giftCodes.ts';
import type { Database } from '../database.ts';

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table cart (
      cart_id serial primary key, user_id integer references customer on delete cascade, session_id integer references session on delete cascade,
      revision integer not null default 0, warehouse_id integer not null, warehouse_chosen boolean not null default false,
      address_id integer references address on delete set null, delivery_service_id integer, zone_id integer,
      timeslot_id integer references timeslot, slot_date text, order_id integer, infos jsonb not null default '{}', updated_at timestamptz not null default now(),
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
