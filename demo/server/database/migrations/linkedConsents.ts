import type { Kysely } from 'kysely';
import { disclaimers } from '../../../shop/disclaimers.ts';
import type { Database } from '../database.ts';

/** Links the documents in the default consent texts; texts that an operator has changed stay. */
export async function linkedConsents(db: Kysely<Database>): Promise<void> {
  for (const { disclaimer_id, body } of disclaimers)
    await db
      .updateTable('disclaimer')
      .set({ body })
      .where('disclaimer_id', '=', disclaimer_id)
      .where('body', '=', body.replace(/<[^>]+>/g, ''))
      .execute();
}
