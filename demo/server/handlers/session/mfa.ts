import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../http/context.ts';
import { Problem, status } from '../../http/problem.ts';
import { sendLetter } from '../../mail/letter.ts';
import { refuseTooMany } from './refuseTooMany.ts';
import { findToken, hashOf, findWaiting, issueToken, spend, takeTry, type OneTime } from '../../sql/session/oneTime.ts';

const tenMinutes = 600_000;
const mostTries = 5;

const deviceOf = ({ device }: Pick<Context, 'device'>): string => hashOf(device ?? '');
const keptPin = (userId: number, pin: string): string => hashOf(`${userId} ${pin}`);
const over = () =>
  new Problem(
    status.notAllowed,
    'auth.mfaOver',
    'Il codice è scaduto o è stato sbagliato troppe volte: accedi di nuovo.',
  );

/** Sends a pin of six digits and refuses the login with the token that goes with it (ruling 21, SES-08). */
export async function askForPin(
  context: Context,
  { user_id: userId, email, first_name }: { user_id: number; email: string; first_name: string },
): Promise<never> {
  await refuseTooMany(context, [{ name: `pin to ${userId}`, tries: 10, minutes: 60 }]);
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  const token = await issueToken(context.db, context.clock, {
    purpose: 'mfa',
    userId,
    payload: keptPin(userId, pin),
    deviceHash: deviceOf(context),
    lifetime: tenMinutes,
  });
  await sendLetter(context.db, context.places, {
    to: email,
    userId,
    subject: 'Il tuo codice di accesso',
    paragraphs: [
      `Ciao ${first_name}, questo è il codice per entrare nel tuo account. Vale dieci minuti.`,
      'Se non stai entrando tu, cambia la password: qualcuno la conosce.',
    ],
    code: pin,
  });
  throw new Problem(
    status.loginNeeded,
    'auth.mfaRequired',
    'Ti abbiamo mandato per e-mail un codice di sei cifre: digitalo per entrare.',
    { data: { token } },
  );
}

/** The challenge that a pin answers: made for this browser not ten minutes ago, not answered yet (SEC-18). */
export async function findChallenge(context: Context, token: string | undefined): Promise<OneTime> {
  const challenge = token ? await findToken(context.db, context.clock, 'mfa', token) : undefined;
  if (!challenge || challenge.used_at || challenge.device_hash !== deviceOf(context)) throw over();
  return challenge;
}

/** The challenge of a user who was given no token: the back office's login. */
export async function findOwnChallenge(context: Context, userId: number): Promise<OneTime> {
  const challenge = await findWaiting(context.db, context.clock, 'mfa', userId);
  if (challenge?.device_hash !== deviceOf(context)) throw over();
  return challenge;
}

/** Uses the challenge up if the pin is right; a wrong one takes one of five tries. */
export async function answerChallenge(context: Context, challenge: OneTime, pin: string): Promise<void> {
  if (!(await takeTry(context.db, challenge, mostTries))) throw over();
  const given = Buffer.from(keptPin(challenge.user_id, pin.trim()));
  if (!timingSafeEqual(given, Buffer.from(challenge.payload ?? '')))
    throw new Problem(status.notAllowed, 'auth.mfaWrong', 'Il codice non è corretto.', { field: 'mfa_pin' });
  if (!(await spend(context.db, context.clock, 'mfa', challenge.token_hash))) throw over();
}
