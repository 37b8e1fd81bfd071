import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What customers do not eat, of those who have agreed that the shop keeps it (LAW-15). */
export async function dietProfiles(db: Kysely<Database>): Promise<void> {
  await sql`create table diet_profile (
    user_id integer primary key references customer on delete cascade, diet jsonb not null, at timestamptz not null default now())`.execute(
    db,
  );
}
