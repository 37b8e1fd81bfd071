import { sql } from 'kysely';
import { now, type Clock } from '../../time/clock.ts';
import type { Db } from '../../database/database.ts';

interface Limit {
  tries: number;
  minutes: number;
}

/** Seconds to wait when too many tries in vain were noted for an account in the last minutes; 0 when it may go on. */
export async function waitAfterTries(
  db: Db,
  clock: Clock,
  account: string,
  { tries, minutes }: Limit,
): Promise<number> {
  const at = await now(db, clock);
  const since = new Date(at.getTime() - minutes * 60_000);
  const row = await db
    .selectFrom('login_try')
    .select([sql<number>`count(*)::int`.as('tries'), sql<Date | null>`min(at)`.as('first')])
    .where('account', '=', account)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  if (row.tries < tries) return 0;
  const first = row.first ? new Date(row.first).getTime() : at.getTime();
  return Math.max(1, Math.ceil((first + minutes * 60_000 - at.getTime()) / 1000));
}

/** Notes a try in vain. */
export async function noteTry(db: Db, clock: Clock, account: string): Promise<void> {
  await db
    .insertInto('login_try')
    .values({ account, at: await now(db, clock) })
    .execute();
}

export async function forgetTries(db: Db, account: string): Promise<void> {
  await db.deleteFrom('login_try').where('account', '=', account).execute();
}
