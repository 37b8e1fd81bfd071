import { sql, type Kysely } from 'kysely';
import { customers } from '../../../shop/customers.ts';
import { disclaimers } from '../../../shop/disclaimers.ts';
import type { Database } from '../database.ts';

const customer = sql`integer not null references customer on delete cascade`;

/** Version 2: what an account is got into by, and what a customer keeps about themselves. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table customer
      add column username text, add column confirmed boolean not null default true,
      add column mfa_enabled boolean not null default false, add column anonymized_at timestamptz`,
    sql`create unique index customer_username on customer (lower(username))`,
    sql`create table customer_detail (
      user_id integer primary key references customer on delete cascade, person jsonb not null default '{}', billing jsonb not null default 'null',
      contacts jsonb not null default '{}', preferences jsonb not null default '{}')`,
    sql`create table one_time (
      token_hash text primary key, purpose text not null, user_id ${customer}, payload text, device_hash text,
      tries integer not null default 0, expires_at timestamptz not null, used_at timestamptz)`,
    sql`create index one_time_user on one_time (user_id, purpose)`,
    sql`create table disclaimer (disclaimer_id integer primary key, module_type_id integer not null, title text not null, body text not null, mandatory boolean not null)`,
    sql`create table customer_disclaimer (
      user_id ${customer}, disclaimer_id integer not null references disclaimer, accepted boolean not null,
      at timestamptz not null default now(), primary key (user_id, disclaimer_id))`,
    sql`create table person_fiscal (person_fiscal_id serial primary key, user_id ${customer}, billing jsonb not null)`,
    sql`create index person_fiscal_user on person_fiscal (user_id)`,
    sql`create table notification (
      notification_id serial primary key, user_id ${customer}, message_type_id integer not null, channel text not null,
      subject text not null, body text not null, read boolean not null default false, at timestamptz not null default now())`,
    sql`create index notification_user on notification (user_id, notification_id desc)`,
    sql`create table survey_answer (
      user_id ${customer}, survey_id text not null, answers jsonb not null, at timestamptz not null default now(), primary key (user_id, survey_id))`,
  ])
    await statement.execute(db);
  await db
    .insertInto('disclaimer')
    .values(disclaimers.map((each) => ({ ...each })))
    .execute();
  await db
    .insertInto('customer_detail')
    .values(customers.map(({ userId, person = {} }) => ({ user_id: userId, person: JSON.stringify(person) })))
    .execute();
  const mandatory = disclaimers.filter((each) => each.mandatory);
  await db
    .insertInto('customer_disclaimer')
    .values(
      customers.flatMap(({ userId }) =>
        mandatory.map(({ disclaimer_id }) => ({ user_id: userId, disclaimer_id, accepted: true })),
      ),
    )
    .execute();
}
