import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** How many tries in vain somebody may have within so many minutes. */
export interface Bucket {
  /** Who or what is counted. */
  name: string;
  tries: number;
  minutes: number;
}

/** Seconds until a bucket has room again; 0 when it has. */
async function waitFor(db: Db, at: Date, { name, tries, minutes }: Bucket): Promise<number> {
  const since = new Date(at.getTime() - minutes * 60_000);
  const row = await db
    .selectFrom('login_try')
    .select([sql<number>`count(*)::int`.as('tries'), sql<Date | null>`min(at)`.as('first')])
    .where('account', '=', name)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  if (row.tries < tries) return 0;
  const first = row.first ? new Date(row.first).getTime() : at.getTime();
  return Math.max(1, Math.ceil((first + minutes * 60_000 - at.getTime()) / 1000));
}

/**
 * Counts a try in every bucket, unless one is full: then seconds to wait for the last of them. To be called in a transaction;
 * tries of the same bucket wait for each other, in any process.
 */
export async function countTry(
  db: Db,
  at: () => Promise<Date>,
  buckets: readonly Bucket[],
): Promise<{ wait: number } | { ids: number[] }> {
  const names = buckets.map(({ name }) => name).sort();
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 11))`.execute(db);
  const moment = await at();
  let wait = 0;
  for (const bucket of buckets) wait = Math.max(wait, await waitFor(db, moment, bucket));
  if (wait > 0) return { wait };
  const rows = await db
    .insertInto('login_try')
    .values(names.map((account) => ({ account, at: moment })))
    .returning('login_try_id')
    .execute();
  return { ids: rows.map((row) => row.login_try_id) };
}

export async function forgetTries(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('login_try').where('login_try_id', 'in', ids).execute();
}
