import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Version 9: orders that repeat every week, each with a cart of its own while it is made. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table recurrent_order (
      recurrent_order_id serial primary key, user_id integer not null references customer on delete cascade,
      address_id integer references address on delete set null, timeslot_id integer not null references timeslot,
      week_day integer not null check (week_day between 1 and 7), next_date text not null, consent_at timestamptz not null,
      payment_type_id integer, user_payment_auth_id integer references payment_auth on delete set null,
      active boolean not null default true, stopped_at timestamptz, stop_cause text)`,
    sql`create index recurrent_order_due on recurrent_order (next_date) where active`,
    sql`create unique index recurrent_order_once on recurrent_order (user_id, week_day) where active`,
    sql`create table recurrent_run (
      recurrent_order_id integer not null references recurrent_order on delete cascade, date text not null,
      order_id integer references shop_order, problem text, at timestamptz not null, primary key (recurrent_order_id, date))`,
    sql`alter table shop_order add column recurrent_order_id integer references recurrent_order on delete set null`,
    sql`create index shop_order_recurrent on shop_order (recurrent_order_id) where recurrent_order_id is not null`,
    sql`alter table cart add column recurrent_order_id integer references recurrent_order on delete cascade`,
    sql`alter table cart drop constraint cart_check`,
    sql`alter table cart add constraint cart_owner check (num_nonnulls(user_id, session_id, recurrent_order_id) = 1)`,
  ])
    await statement.execute(db);
}
