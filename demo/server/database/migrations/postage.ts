import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Which mails have been handed over, and when the others are tried next: never where `next_at` is null. */
export async function postage(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table mail add column sent_at timestamptz, add column tries integer not null default 0, add column next_at timestamptz default now()`,
    sql`create index mail_due on mail (next_at) where sent_at is null and next_at is not null`,
  ])
    await statement.execute(db);
}
