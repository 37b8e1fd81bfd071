import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** A cart knows the total that its customer was shown last before buying: no other is charged (ruling 39). */
export async function shownTotals(db: Kysely<Database>): Promise<void> {
  await sql`alter table cart add column shown_total integer`.execute(db);
}
