import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What of an order's part of the wallet has been taken out of it: less than all while an order whose place it takes still has the rest. */
export async function walletHeld(db: Kysely<Database>): Promise<void> {
  await sql`alter table shop_order add column wallet_held integer not null default 0 check (wallet_held >= 0)`.execute(
    db,
  );
  await sql`update shop_order set wallet_held = wallet_amount where status not in (10, 11, 12, 13)`.execute(db);
}
