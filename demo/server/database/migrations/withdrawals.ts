import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Withdrawals from contracts, and the moment of the delivery from which their days are counted. */
export async function withdrawals(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table shop_order add column delivered_at timestamptz`,
    sql`create table withdrawal (
      withdrawal_id serial primary key, order_id integer not null references shop_order on delete cascade, name text not null, email text not null, at timestamptz not null)`,
    sql`create index withdrawal_order on withdrawal (order_id)`,
    sql`create table withdrawal_item (
      order_item_id integer primary key references order_item on delete cascade, withdrawal_id integer not null references withdrawal on delete cascade)`,
  ])
    await statement.execute(db);
}
