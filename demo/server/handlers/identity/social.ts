import { randomBytes } from 'node:crypto';
import type { Entered, SocialProvider } from '../../../../core/schema/identity.ts';
import type { Db } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { malformed, notAllowed, Problem, status } from '../../http/problem.ts';
import type { Person, Voucher } from '../../identity/voucher.ts';
import { keepNewcomer, keepQuestion, takeQuestion, tieIdentity } from '../../sql/session/identities.ts';
import { isAttempting } from '../../sql/session/registrations.ts';
import { accountColumns, type Account } from '../../sql/session/users.ts';
import { enter, notConfirmed } from '../session/login.ts';
import { answerChallenge, askForPin, findChallenge } from '../session/mfa.ts';
import { refuseTooMany } from '../session/refuseTooMany.ts';
import { now, toldBy } from '../../time/clock.ts';
import { openWay } from '../../sql/session/waysIn.ts';

interface Given {
  code?: string | undefined;
  state?: string | undefined;
  mfa_pin?: string | undefined;
  token?: string | undefined;
}

const longest = 4_096;
/** Where a newcomer goes on: after Facebook without the question for a card (account §2). */
const registrations: Record<SocialProvider, string> = {
  google: '/registration-user?social_login=google',
  facebook: '/registration-nocard?social_login=facebook',
};

const secret = () => randomBytes(32).toString('base64url');
const wrongState = () =>
  notAllowed('La risposta non appartiene a questa richiesta: riprova dall’inizio.', 'social.state');

const limit = (context: Context) =>
  refuseTooMany(context, [{ name: `social from ${context.remote}`, tries: 60, minutes: 15 }]);

async function ask(provider: SocialProvider, voucher: Voucher, context: Context): Promise<Entered> {
  const { sessionId } = await context.ensureSession();
  const question = { state: secret(), nonce: secret(), verifier: secret() };
  await keepQuestion(context.db, context.clock, { provider, sessionId, ...question });
  return { redirectUrl: voucher.ask(question, context.identity.returnUrl) };
}

const customers = (db: Db) =>
  db
    .selectFrom('customer')
    .select(accountColumns)
    .where('customer.role', '=', 'customer')
    .where('anonymized_at', 'is', null);

/** The customer who is tied to an identity, else the one whose e-mail the provider knows to be this person's. */
async function ownerOf(db: Db, provider: SocialProvider, person: Person): Promise<Account | undefined> {
  const tied = await db
    .selectFrom('social_identity')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  if (tied) return customers(db).where('user_id', '=', tied.user_id).executeTakeFirst();
  return person.verified ? customers(db).where('email', '=', person.email).executeTakeFirst() : undefined;
}

async function answer(
  provider: SocialProvider,
  voucher: Voucher,
  { code, state }: { code: string; state: string },
  context: Context,
): Promise<Entered> {
  const sessionId = context.session?.sessionId;
  const question =
    sessionId !== undefined && (await takeQuestion(context.db, context.clock, { state, provider, sessionId }));
  if (!question) throw wrongState();
  const { nonce, verifier } = question;
  const person = await voucher.read(
    code,
    { nonce: nonce ?? '', verifier: verifier ?? '' },
    context.identity.returnUrl,
    new Date(toldBy(context.clock)),
  );
  const owner = await ownerOf(context.db, provider, person);
  if (!owner) {
    if (await isAttempting(context.db, { provider, subject: person.subject })) throw notConfirmed();
    await keepNewcomer(context.db, {
      session_id: question.session_id,
      provider,
      subject: person.subject,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
    });
    return { redirectUrl: registrations[provider] };
  }
  if (!owner.confirmed) throw notConfirmed();
  await tieIdentity(context.db, { provider, subject: person.subject, user_id: owner.user_id });
  await openWay(context.db, owner.user_id, provider, await now(context.db, context.clock));
  if (owner.mfa_enabled) return askForPin(context, owner);
  return enter(context, owner, { way: provider, remember: true, mfa: false });
}

/** The second step of an account that asks for one: the challenge's token stands for the first. */
async function answerPin(
  provider: SocialProvider,
  { mfa_pin, token }: { mfa_pin: string; token: string | undefined },
  context: Context,
) {
  const challenge = await findChallenge(context, token);
  const owner = await customers(context.db).where('user_id', '=', challenge.user_id).executeTakeFirst();
  if (!owner?.confirmed) throw notConfirmed();
  await answerChallenge(context, challenge, mfa_pin);
  return enter(context, owner, { way: provider, remember: true, mfa: true });
}

/** Without a code: where to ask. With one: the cart of whoever it names, or where a newcomer registers (SEC-25). */
export async function enterBy(
  provider: SocialProvider,
  { code, state, mfa_pin, token }: Given,
  context: Context,
): Promise<Entered> {
  const voucher = context.identity[provider];
  if (!voucher)
    throw new Problem(status.external, 'social.off', 'Questo modo di accedere non è attivo: usa e-mail e password.');
  const takeBack = await limit(context);
  if (mfa_pin !== undefined) return answerPin(provider, { mfa_pin, token }, context);
  if (code === undefined) return ask(provider, voucher, context);
  if (code.length > longest || !state) throw malformed('Mancano i dati dell’accesso.');
  const entered = await answer(provider, voucher, { code, state }, context);
  await takeBack();
  return entered;
}
