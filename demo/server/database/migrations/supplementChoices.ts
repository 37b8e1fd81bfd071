import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What the customer chose of a product that is added to an order: its options, size, weight of a piece, a note. */
export async function supplementChoices(db: Kysely<Database>): Promise<void> {
  await sql`alter table supplement_item add column params jsonb not null default '{}', add column infos jsonb not null default '{}'`.execute(
    db,
  );
}
