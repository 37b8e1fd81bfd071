import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** When a session was last used, and whether it was to outlast the browser: both bound how long it may rest (SEC-02). */
export async function sessionIdle(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table session add column seen_at timestamptz not null default now(), add column remembered boolean not null default true`,
    sql`update session set remembered = false where expires_at < created_at + interval '1 day'`,
  ])
    await statement.execute(db);
}
