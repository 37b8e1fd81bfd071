import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** The language of a customer, and that of an order's papers. */
export async function languages(db: Kysely<Database>): Promise<void> {
  for (const table of ['customer', 'shop_order'])
    await sql`alter table ${sql.table(table)} add column language text not null default 'it' check (language ~ '^[a-z]{2}$')`.execute(
      db,
    );
}
