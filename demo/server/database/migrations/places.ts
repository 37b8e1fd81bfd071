import { sql, type Kysely } from 'kysely';
import { streets } from '../../../shop/streets.ts';
import { provinces, towns } from '../../../shop/towns.ts';
import { workplaces } from '../../../shop/workplaces.ts';
import type { Database } from '../database.ts';

const customer = sql`integer not null references customer on delete cascade`;

/** Version 5: provinces, towns, postal codes and streets; workplaces and who belongs to them; slots that are held from their choice (ruling 28). */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table province (province_id integer primary key, name text not null, code text not null unique)`,
    sql`create table city (city_id integer primary key, province_id integer not null references province, name text not null)`,
    sql`create table postcode (
      postcode_id serial primary key, city_id integer not null references city, postcode text not null,
      latitude double precision not null, longitude double precision not null, unique (city_id, postcode))`,
    sql`create table street (street_id serial primary key, postcode text not null, name text not null)`,
    sql`create index street_postcode on street (postcode)`,
    sql`create table workplace (workplace_id integer primary key, subscription_code text not null unique, company_name text not null)`,
    sql`create table workplace_address (workplace_id integer not null references workplace, address_id integer not null references address on delete cascade, primary key (workplace_id, address_id))`,
    sql`create table workplace_member (workplace_id integer not null references workplace, user_id ${customer}, at timestamptz not null default now(), primary key (workplace_id, user_id))`,
    sql`alter table cart add column slot_held_until timestamptz, add column slot_held_since timestamptz`,
    sql`create index cart_slot_held on cart (timeslot_id, slot_date) where slot_held_until is not null`,
    sql`create function slot_holds(slot integer, day text, own_cart integer) returns jsonb language sql stable as $$
      select coalesce(jsonb_agg(slot_held_until), '[]') from cart
      where timeslot_id = slot and slot_date = day and slot_held_until is not null and cart_id <> own_cart $$`,
  ])
    await statement.execute(db);
  await db
    .insertInto('province')
    .values(provinces.map(({ provinceId, name, code }) => ({ province_id: provinceId, name, code })))
    .execute();
  const provinceIds = new Map(provinces.map(({ code, provinceId }) => [code, provinceId]));
  await db
    .insertInto('city')
    .values(
      towns.map(({ cityId, name, province }) => ({ city_id: cityId, name, province_id: provinceIds.get(province)! })),
    )
    .execute();
  await db
    .insertInto('postcode')
    .values(
      towns.flatMap(({ cityId, postcodes }) =>
        Object.entries(postcodes).map(([postcode, [latitude, longitude]]) => ({
          city_id: cityId,
          postcode,
          latitude,
          longitude,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('street')
    .values(Object.entries(streets).flatMap(([postcode, names]) => names.map((name) => ({ postcode, name }))))
    .execute();
  for (const { workplaceId, subscriptionCode, companyName, addressIds } of workplaces) {
    await db
      .insertInto('workplace')
      .values({ workplace_id: workplaceId, subscription_code: subscriptionCode, company_name: companyName })
      .execute();
    await db
      .insertInto('workplace_address')
      .values(addressIds.map((address_id) => ({ workplace_id: workplaceId, address_id })))
      .execute();
  }
}
