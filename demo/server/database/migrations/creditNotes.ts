import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Credit notes for what went back of orders with an invoice, numbered in a series of their own within their year; one for each sum that has gone back in all. */
export async function creditNotes(db: Kysely<Database>): Promise<void> {
  await sql`create table credit_note (
    order_id integer not null references invoice, refunded integer not null, amount integer not null check (amount > 0),
    year integer not null, number integer not null check (number > 0), date text not null,
    primary key (order_id, refunded), unique (year, number), check (amount <= refunded))`.execute(db);
}
