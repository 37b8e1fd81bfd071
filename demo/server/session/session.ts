import { createHash, randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Role } from '../../../core/rules/roles.ts';
import { anonymous, type User } from '../../../core/schema/session.ts';
import { now, type Clock } from '../time/clock.ts';
import type { Db } from '../database/database.ts';
import type { SessionTables } from '../database/tables/session.ts';
import { shortUser } from '../sql/session/users.ts';
import { idleLimit, noteUse } from './idle.ts';
import { isAdministrator, roleOf, type Kind } from './role.ts';

/** A live session: a row of the database and the secret that opens it, which only its holder has. */
export interface Session {
  sessionId: number;
  token: string;
  /** -1 while nobody is logged in. */
  userId: number;
  user: User;
  kind: Kind;
  role: Role;
  /** The back-office user who acts for `userId`. */
  actorId: number | undefined;
  /** A second factor was shown. */
  mfa: boolean;
  /** When its owner last proved who they are; undefined if they never did in it. */
  verifiedAt: Date | undefined;
  /** The browser keeps it after its end. */
  remembered: boolean;
  /** In which the shop writes to the customer; undefined while nobody is logged in. */
  language: string | undefined;
}

interface Opening {
  userId: number | undefined;
  remember: boolean;
  kind?: Kind;
  actorId?: number;
  mfa?: boolean;
  /** It ends then at the latest. */
  until?: Date | undefined;
  /** The id of the browser it is opened for. */
  device: string | undefined;
}

/** What `session_with_actor` gives. */
type Facts = Pick<
  Selectable<SessionTables['session']>,
  'session_id' | 'expires_at' | 'kind' | 'actor_id' | 'mfa' | 'seen_at' | 'remembered' | 'verified_at'
> & {
  [
    K in keyof Pick<
      Selectable<SessionTables['customer']>,
      'user_id' | 'email' | 'first_name' | 'last_name' | 'role' | 'user_type_id' | 'language'
    >
  ]: Selectable<SessionTables['customer']>[K] | null;
} & { actor_email: string | null; actor_role: string | null; at: Date };

const day = 86_400_000;
const tokenForm = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a session with a fresh 256-bit token, which ends after 30 days if remembered, else after 12 hours, and before that when it rests too long. */
export async function openSession(
  db: Db,
  clock: Clock,
  { userId, remember, kind = 'shop', actorId, mfa = false, until, device }: Opening,
): Promise<Session> {
  const token = randomBytes(32).toString('base64url');
  const at = await now(db, clock);
  const end = at.getTime() + (remember ? 30 * day : day / 2);
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      user_id: userId ?? null,
      kind,
      actor_id: actorId ?? null,
      mfa,
      device_hash: device === undefined ? null : hashOf(device),
      remembered: remember,
      seen_at: at,
      expires_at: new Date(Math.min(end, until?.getTime() ?? end)),
    })
    .execute();
  const opened = await findSession(db, clock, token);
  if (!opened) throw new Error('the session vanished while it was opened');
  return opened;
}

/** The live session that a token opens, if there is one; it counts as used. */
export async function findSession(db: Db, clock: Clock, token: string): Promise<Session | undefined> {
  if (!tokenForm.test(token)) return undefined;
  const { rows } = await sql<Facts>`select * from session_with_actor(${hashOf(token)})`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const at = new Date(row.at.getTime() + clock.offset);
  const { user_id, email, first_name, last_name, user_type_id, kind, remembered, seen_at: seen } = row;
  const role = row.role && user_type_id ? roleOf({ role: row.role, user_type_id }, kind) : 'visitor';
  const end = Math.min(row.expires_at.getTime(), seen.getTime() + idleLimit({ role, kind, remembered }));
  const actorLeft = kind === 'acting' && row.actor_role !== 'backoffice';
  if (end <= at.getTime() || actorLeft) return undefined;
  await noteUse(db, row.session_id, seen, at);
  const known = user_id !== null && email !== null && first_name !== null && last_name !== null;
  return {
    sessionId: row.session_id,
    token,
    userId: user_id ?? -1,
    user: known
      ? shortUser(
          { user_id, email, first_name, last_name },
          role === 'backoffice' ? email : row.actor_email,
          role === 'backoffice' && isAdministrator(row) ? ['backoffice', 'administrator'] : ['backoffice'],
        )
      : anonymous,
    kind,
    role,
    actorId: row.actor_id ?? undefined,
    mfa: row.mfa,
    verifiedAt: row.verified_at ?? undefined,
    remembered,
    language: row.language ?? undefined,
  };
}

/** Locks a session until the transaction ends, before any cart, so that a login or a logout comes before a whole command or after it; false if the session is over. */
export async function lockSession(db: Db, { sessionId }: Pick<Session, 'sessionId'>): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** When a session ends at the latest. */
export async function endOf(db: Db, { sessionId }: Pick<Session, 'sessionId'>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select('expires_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.expires_at;
}

/** Ends a session for good: its token opens nothing any more. */
export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('session').where('session_id', '=', sessionId).execute();
}

/** Ends all sessions of a user, those in which somebody acts for them, and those in which they act for others. */
export async function closeSessionsOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('user_id', '=', userId), row('actor_id', '=', userId)]))
    .execute();
}

/** Ends the sessions in which somebody acts for others. */
export async function closeActingSessions(db: Db, actorId: number): Promise<void> {
  await db.deleteFrom('session').where('actor_id', '=', actorId).execute();
}
