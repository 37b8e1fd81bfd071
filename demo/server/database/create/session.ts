import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { customers, demoPassword } from '../../../shop/customers.ts';
import { stores } from '../../../shop/stores.ts';
import { hashPasswordNow } from '../../session/password.ts';
import type { Database } from '../database.ts';

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table setting (name text primary key, value text not null)`,
    sql`create table customer (
      user_id serial primary key, email text not null unique, password_hash text not null,
      role text not null, user_type_id text not null, first_name text not null, last_name text not null,
      profile_level integer not null, company_id integer not null, fidelity_card text, default_store_address_id integer, points jsonb not null default '{}', person_infos jsonb not null default '{}')`,
    sql`create table session (
      session_id serial primary key, token_hash text not null unique, user_id integer references customer on delete cascade,
      kind text not null default 'shop', actor_id integer references customer on delete cascade, mfa boolean not null default false, device_hash text,
      created_at timestamptz not null default now(), expires_at timestamptz not null)`,
    sql`create table login_try (login_try_id serial primary key, account text not null, at timestamptz not null)`,
    sql`create table known_device (user_id integer not null references customer on delete cascade, device_hash text not null, at timestamptz not null, primary key (user_id, device_hash))`,
    sql`create index login_try_account on login_try (account, at)`,
  ])
    await statement.execute(db);
}

export async function seed(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
    .execute();
  await db
    .insertInto('customer')
    .values(
      customers.map((customer) => ({
        user_id: customer.userId,
        email: customer.email,
        password_hash: hashPasswordNow(demoPassword),
        role: customer.role,
        user_type_id: customer.userTypeId,
        first_name: customer.firstName,
        last_name: customer.lastName,
        profile_level: customer.profileLevel,
        company_id: customer.companyId,
        fidelity_card: customer.fidelityCard ?? null,
        default_store_address_id: stores.find((store) => store.storeId === customer.defaultStoreId)?.addressId ?? null,
        points: JSON.stringify(customer.points),
        person_infos: JSON.stringify(customer.personInfos ?? {}),
      })),
    )
    .execute();
  await sql`select setval('customer_user_id_seq', 1000)`.execute(db);
}
