import { sql } from 'kysely';
import type { Db } from '../../../demo/server/database/database.ts';

/** All rows of these tables as one text, the same for the same rows. */
export async function rowsOf(db: Db, tables: readonly string[]): Promise<string> {
  const kept = [];
  for (const table of tables)
    kept.push((await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by t::text`.execute(db)).rows);
  return JSON.stringify(kept);
}
