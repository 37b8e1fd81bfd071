import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Orders that want an invoice, whom it goes to, and the invoices of each year, numbered without a gap. */
export async function invoices(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table shop_order add column billing jsonb`,
    sql`create table invoice (
      order_id integer primary key references shop_order, year integer not null, number integer not null check (number > 0),
      date text not null, unique (year, number))`,
  ])
    await statement.execute(db);
}
