import type { Kysely } from 'kysely';
import { disclaimers } from '../../../shop/disclaimers.ts';
import type { Database } from '../database.ts';

/** What a customer declares to have read is linked in its text. */
export async function linkedConsents(db: Kysely<Database>): Promise<void> {
  for (const { disclaimer_id, body } of disclaimers)
    await db.updateTable('disclaimer').set({ body }).where('disclaimer_id', '=', disclaimer_id).execute();
}
