import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { anonymous, type User } from '../../../core/schema/session.ts';
import { now, type Clock } from '../time/clock.ts';
import type { Database, Db } from '../database/database.ts';
import { findShortUser, shortUser } from '../sql/session/users.ts';

/** A live session: a row of the database and the secret that opens it, which only its holder has. */
export interface Session {
  sessionId: number;
  token: string;
  /** -1 while nobody is logged in. */
  userId: number;
  user: User;
}

const day = 86_400_000;
const tokenForm = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a session with a fresh 256-bit token; 30 days if remembered, else 12 hours. */
export async function openSession(
  db: Db,
  clock: Clock,
  { userId, remember }: { userId: number | undefined; remember: boolean },
): Promise<Session> {
  const token = randomBytes(32).toString('base64url');
  const at = await now(db, clock);
  const { session_id } = await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      user_id: userId ?? null,
      expires_at: new Date(at.getTime() + (remember ? 30 * day : day / 2)),
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return {
    sessionId: session_id,
    token,
    userId: userId ?? -1,
    user: userId === undefined ? anonymous : await findShortUser(db, userId),
  };
}

/** The live session that a token opens, if there is one. */
export async function findSession(db: Db, clock: Clock, token: string): Promise<Session | undefined> {
  if (!tokenForm.test(token)) return undefined;
  const row = await db
    .selectFrom('session')
    .leftJoin('customer', 'customer.user_id', 'session.user_id')
    .select([
      'session.session_id',
      'session.expires_at',
      'customer.user_id',
      'customer.email',
      'customer.first_name',
      'customer.last_name',
      sql<Date>`clock_timestamp()`.as('at'),
    ])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row || row.expires_at.getTime() <= new Date(row.at).getTime() + clock.offset) return undefined;
  const user =
    row.user_id === null
      ? anonymous
      : shortUser({
          user_id: row.user_id,
          email: row.email ?? '',
          first_name: row.first_name ?? '',
          last_name: row.last_name ?? '',
        });
  return { sessionId: row.session_id, token, userId: user.userId, user };
}

/** Locks a session until the transaction ends, before any cart, so that a login or a logout comes before a whole command or after it; false if the session is over. */
export async function lockSession(db: Transaction<Database>, { sessionId }: Session): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a session for good: its token opens nothing any more. */
export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('session').where('session_id', '=', sessionId).execute();
}
