import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Lets those who want the same e-mail, username or card one after another, until the transaction ends; of several names the e-mail comes first. */
export async function lockName(db: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name.toLowerCase()}, 13))`.execute(db);
}
