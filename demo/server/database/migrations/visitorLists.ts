import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Version 10: lists of visitors, which go with their session (ruling 13). */
export async function visitorLists(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table wishlist alter column user_id drop not null`,
    sql`alter table wishlist add column session_id integer references session on delete cascade`,
    sql`alter table wishlist add constraint wishlist_owner check (num_nonnulls(user_id, session_id) = 1)`,
    sql`create index wishlist_session on wishlist (session_id) where session_id is not null`,
    sql`create unique index wishlist_session_default on wishlist (session_id) where selected`,
  ])
    await statement.execute(db);
}
