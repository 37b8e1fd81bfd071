import type { Context } from '../../http/context.ts';
import { Problem, status } from '../../http/problem.ts';
import { checkPassword } from '../../session/password.ts';
import type { Session } from '../../session/session.ts';
import { findAccountById } from '../../sql/session/users.ts';
import { now } from '../../time/clock.ts';
import { countLogin } from './login.ts';
import { answerChallenge, askForPin, findChallenge } from './mfa.ts';
import { ownSession } from './own.ts';

/** How long a step-up lasts, ms. */
const lasting = 5 * 60_000;

interface Given {
  password: string;
  mfa_pin?: string | undefined;
  token?: string | undefined;
}

/** The own session, if its step-up is recent; else throws `auth.stepUp` (SEC-15). */
export async function steppedUp(context: Context): Promise<Session> {
  const session = ownSession(context);
  const at = await now(context.db, context.clock);
  if (session.verifiedAt && at.getTime() - session.verifiedAt.getTime() < lasting) return session;
  throw new Problem(
    status.notAllowed,
    'auth.stepUp',
    'Per la tua sicurezza conferma che sei tu: scrivi di nuovo la password.',
  );
}

/** Step-up authentication of a session: the password, then a mailed pin when MFA is on. */
export async function stepUp(context: Context, { password, mfa_pin, token }: Given): Promise<void> {
  const { userId, sessionId } = ownSession(context);
  const account = await findAccountById(context.db, userId);
  const takeBack = await countLogin(context, account.email, account);
  const challenge = mfa_pin === undefined ? undefined : await findChallenge(context, token);
  if (!(await checkPassword(password, account.password_hash)) || (challenge && challenge.user_id !== userId))
    throw new Problem(status.validation, 'auth.badCredentials', 'La password non è corretta.', { field: 'password' });
  if (challenge) await answerChallenge(context, challenge, mfa_pin ?? '');
  await takeBack();
  if (account.mfa_enabled && !challenge) return askForPin(context, account);
  await context.db
    .updateTable('session')
    .set({ verified_at: await now(context.db, context.clock) })
    .where('session_id', '=', sessionId)
    .execute();
}
