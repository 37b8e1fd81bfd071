import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** The bags that an order was packed with; null before, and of orders packed before this column, which paid the estimate. */
export async function finalBags(db: Kysely<Database>): Promise<void> {
  await sql`alter table shop_order add column final_bags integer`.execute(db);
}
