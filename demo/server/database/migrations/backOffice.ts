import { sql, type Kysely } from 'kysely';
import { awardOrders, pointsMovements } from '../../../shop/awards.ts';
import type { Database } from '../database.ts';

const customer = sql`integer not null references customer on delete cascade`;

/** Version 4: the back office's audit, solved captchas, devices, marketing, awards. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table captcha_solution (nonce text primary key, expires_at timestamptz not null)`,
    sql`create table audit (audit_id serial primary key, actor_id integer not null, user_id integer, action text not null, at timestamptz not null default now())`,
    sql`create table push_device (
      uuid text not null, platform text not null, user_id ${customer}, external_id text not null, model text, manufacturer text, platform_version text,
      at timestamptz not null default now(), primary key (platform, uuid))`,
    sql`create table marketing_contact (contact_key text primary key, user_id ${customer}, addresses jsonb not null, at timestamptz not null default now())`,
    sql`create index marketing_contact_user on marketing_contact (user_id)`,
    sql`create table award_order (
      award_order_id serial primary key, user_id ${customer}, name text not null, points integer not null, quantity integer not null,
      status text not null, image text, at timestamptz not null default now())`,
    sql`create table points_movement (points_movement_id serial primary key, user_id ${customer}, description text not null, points integer not null, at timestamptz not null default now())`,
  ])
    await statement.execute(db);
  await db.insertInto('award_order').values(awardOrders).execute();
  await db.insertInto('points_movement').values(pointsMovements).execute();
}
