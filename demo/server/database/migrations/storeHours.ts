import { sql, type Kysely } from 'kysely';
import { stores } from '../../../shop/stores.ts';
import type { Database } from '../database.ts';

/** Version 8: the hours of stores, and that a change of stores is one of the catalogue, which answers by warehouse. */
export async function storeHours(db: Kysely<Database>): Promise<void> {
  await sql`alter table store add column hours jsonb not null default '[]'`.execute(db);
  for (const { storeId, hours } of stores)
    await db
      .updateTable('store')
      .set({ hours: JSON.stringify(hours) })
      .where('store_id', '=', storeId)
      .execute();
  await sql`create trigger tell_catalogue_change after insert or update or delete or truncate on store for each statement execute function tell_catalogue_change()`.execute(
    db,
  );
}
