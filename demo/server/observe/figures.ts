import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** How the shop stands, by one look at the database. */
export interface Figures {
  locksWaiting: number;
  /** Payments that the shop's staff are to look at. */
  problems: number;
  /** Payments that the provider is still to be asked about. */
  payments: number;
  mails: number;
  /** Of the last 30 days. */
  orders: { status: number; count: number }[];
}

export async function readFigures(db: Kysely<Database>): Promise<Figures> {
  const { rows } = await sql<Omit<Figures, 'orders'>>`select
    (select count(*)::integer from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as "locksWaiting",
    (select count(*)::integer from payment where problem is not null and at > now() - interval '30 days') as problems,
    (select count(*)::integer from payment where state in ('asked', 'challenge', 'releasing', 'cancelling', 'capturing', 'refunding')) as payments,
    (select count(*)::integer from mail where sent_at is null and next_at is not null and at > now() - interval '1 day') as mails`.execute(
    db,
  );
  const orders = await sql<{ status: number; count: number }>`select status, count(*)::integer as count from shop_order
    where insert_date > now() - interval '30 days' group by status order by status`.execute(db);
  return { ...rows[0]!, orders: orders.rows };
}
