import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** The parts of a message beside its plain text; messages that were kept before have the text alone. */
export async function messageContents(db: Kysely<Database>): Promise<void> {
  await sql`alter table notification add column content jsonb`.execute(db);
}
