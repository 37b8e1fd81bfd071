import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Context } from './context.ts';
import type { Database } from '../database/database.ts';
import { Problem, expired, malformed, status } from './problem.ts';
import { lockSession, type Session } from '../session/session.ts';
import { now } from '../time/clock.ts';

/** How long a key stands for its outcome, in ms; afterwards it is a new one. */
const day = 86_400_000;

const keyForm = /^[\w.:-]{8,200}$/;

const fingerprintOf = (name: string, body: string) => createHash('sha256').update(`${name}\n${body}`).digest('hex');

async function requireSession(transaction: Transaction<Database>, session: Session): Promise<void> {
  if (!(await lockSession(transaction, session))) throw expired();
}

/**
 * Does `work` once for an Idempotency-Key, in the same transaction as its effects: a repeat gets the first outcome,
 * a repeat while the first is still at work 409, the same key with another body 422. Without a key, `work` just runs.
 * The session is locked before; one that is over meanwhile is 419. A key lasts a day (SRV-11).
 */
export async function once<T>(
  transaction: Transaction<Database>,
  context: Context,
  session: Session,
  name: string,
  work: () => Promise<T>,
): Promise<{ outcome: T; repeated: boolean }> {
  const key = context.idempotencyKey;
  if (key === undefined) {
    await requireSession(transaction, session);
    return { outcome: await work(), repeated: false };
  }
  if (!keyForm.test(key)) throw malformed('La chiave di idempotenza non è valida.');
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${session.sessionId} ${key}`}, 7)) as free`.execute(
    transaction,
  );
  if (!rows[0]?.free)
    throw new Problem(status.conflict, 'request.inProgress', 'La stessa richiesta è già in lavorazione.', {
      http: 409,
      retryAfter: 1,
    });
  await requireSession(transaction, session);
  const fingerprint = fingerprintOf(name, context.rawBody);
  const at = await now(transaction, context.clock);
  const earlier = await transaction
    .selectFrom('idempotency')
    .select(['fingerprint', 'outcome'])
    .where('session_id', '=', session.sessionId)
    .where('key', '=', key)
    .where('at', '>', new Date(at.getTime() - day))
    .executeTakeFirst();
  if (earlier && earlier.fingerprint !== fingerprint)
    throw new Problem(status.conflict, 'request.keyReused', 'Questa chiave è già servita per un’altra richiesta.', {
      http: 422,
    });
  if (earlier) return { outcome: earlier.outcome as T, repeated: true };
  const outcome = await work();
  const kept = { fingerprint, outcome: JSON.stringify(outcome), at };
  await transaction
    .insertInto('idempotency')
    .values({ session_id: session.sessionId, key, ...kept })
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doUpdateSet(kept))
    .execute();
  return { outcome, repeated: false };
}
