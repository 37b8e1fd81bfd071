import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { notAllowed } from '../../http/problem.ts';
import { closeSession, openSession, type Session } from '../../session/session.ts';
import { customerSession } from './customer.ts';

/** The session of whoever it names; throws where somebody acts for them: how one gets into an account is its owner's alone. */
export function ownSession(context: Context): Session {
  const session = customerSession(context);
  if (session.kind === 'acting')
    throw notAllowed('Chi opera per conto di un cliente non può cambiare i suoi dati di accesso né i suoi avvisi.');
  return session;
}

/** The same session under a new token; the old one opens nothing any more (SEC-01). */
export async function renew(
  db: Transaction<Database>,
  context: Context,
  before: Session,
  { mfa = before.mfa }: { mfa?: boolean } = {},
): Promise<Session> {
  await closeSession(db, before.sessionId);
  return openSession(db, context.clock, {
    userId: before.userId,
    kind: before.kind,
    mfa,
    remember: before.remembered,
    device: context.device,
  });
}
