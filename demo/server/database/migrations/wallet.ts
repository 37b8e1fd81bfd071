import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What an order takes of its customer's wallet. */
export async function wallet(db: Kysely<Database>): Promise<void> {
  await sql`alter table shop_order add column wallet_amount integer not null default 0 check (wallet_amount >= 0)`.execute(
    db,
  );
}
