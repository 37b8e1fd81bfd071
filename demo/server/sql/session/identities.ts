import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity.ts';
import { now, type Clock } from '../../time/clock.ts';
import { hashOf } from './oneTime.ts';

type Question = IdentityTables['identity_question'];
type Newcomer = IdentityTables['social_newcomer'];

const tenMinutes = 600_000;

/** Keeps what a provider is asked in a session for ten minutes; an earlier question of the session gets no answer any more. */
export async function keepQuestion(
  db: Db,
  clock: Clock,
  {
    state,
    provider,
    sessionId,
    ...more
  }: { state: string; sessionId: number } & Pick<Question, 'provider'> &
    Partial<Pick<Question, 'verifier' | 'nonce' | 'relay'>>,
): Promise<void> {
  await db.deleteFrom('identity_question').where('session_id', '=', sessionId).execute();
  await db
    .insertInto('identity_question')
    .values({
      state_hash: hashOf(state),
      provider,
      session_id: sessionId,
      verifier: null,
      nonce: null,
      relay: null,
      answer: null,
      ...more,
      expires_at: new Date((await now(db, clock)).getTime() + tenMinutes),
    })
    .execute();
}

/** Takes a question out, once: undefined for one that this session has not asked, or too long ago. */
export async function takeQuestion(
  db: Db,
  clock: Clock,
  { state, provider, sessionId }: { state: string; provider: Question['provider']; sessionId: number },
): Promise<Selectable<Question> | undefined> {
  return db
    .deleteFrom('identity_question')
    .where('state_hash', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', await now(db, clock))
    .returningAll()
    .executeTakeFirst();
}

/** Has this been asked of a company, and not been answered yet? */
export async function isWaiting(db: Db, clock: Clock, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_question')
    .select('session_id')
    .where('state_hash', '=', hashOf(id))
    .where('provider', '=', 'saml')
    .where('answer', 'is', null)
    .where('expires_at', '>', await now(db, clock))
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the answer of a company down, once, and where it leads. */
export const answerQuestion = (db: Db, id: string, answer: object): Promise<{ relay: string | null } | undefined> =>
  db
    .updateTable('identity_question')
    .set({ answer: JSON.stringify(answer) })
    .where('state_hash', '=', hashOf(id))
    .where('provider', '=', 'saml')
    .where('answer', 'is', null)
    .returning('relay')
    .executeTakeFirst();

/** The answered question of a company in a session, taken out. */
export const takeAnswer = async (db: Db, clock: Clock, sessionId: number): Promise<Selectable<Question> | undefined> =>
  db
    .deleteFrom('identity_question')
    .where('session_id', '=', sessionId)
    .where('provider', '=', 'saml')
    .where('answer', 'is not', null)
    .where('expires_at', '>', await now(db, clock))
    .returningAll()
    .executeTakeFirst();

/** Whom a provider vouched for in a session and who has no account yet. */
export const newcomerOf = (db: Db, sessionId: number): Promise<Selectable<Newcomer> | undefined> =>
  db.selectFrom('social_newcomer').selectAll().where('session_id', '=', sessionId).executeTakeFirst();

export async function keepNewcomer(db: Db, newcomer: Newcomer): Promise<void> {
  await db.deleteFrom('social_newcomer').where('session_id', '=', newcomer.session_id).execute();
  await db.insertInto('social_newcomer').values(newcomer).execute();
}

/** Ties a customer to who a provider says they are; an identity that is somebody's stays theirs. */
export async function tieIdentity(
  db: Db,
  { provider, subject, user_id }: Pick<IdentityTables['social_identity'], 'provider' | 'subject' | 'user_id'>,
): Promise<void> {
  await db
    .insertInto('social_identity')
    .values({ provider, subject, user_id })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
}
