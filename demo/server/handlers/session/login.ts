import type { Cart } from '../../../../core/schema/cart.ts';
import type { Way } from '../../../../core/schema/security.ts';
import { mayCall } from '../../../../core/rules/roles.ts';
import { transact } from '../../database/transact.ts';
import type { Context } from '../../http/context.ts';
import { malformed, Problem, status } from '../../http/problem.ts';
import { accountToken } from '../../session/accountToken.ts';
import { checkPassword } from '../../session/password.ts';
import { closeSession, lockSession, openSession } from '../../session/session.ts';
import { lockCart } from '../../sql/cart/carts.ts';
import { currentCart } from '../../sql/cart/view.ts';
import { isKnownDevice, rememberDevice } from '../../sql/session/devices.ts';
import { useWay } from '../../sql/session/waysIn.ts';
import { lastRegistration, moveTo } from '../../sql/session/registrations.ts';
import { findAccount, type Account } from '../../sql/session/users.ts';
import { now } from '../../time/clock.ts';
import { mergeCarts } from './mergeCarts.ts';
import { mergeLists } from './mergeLists.ts';
import { answerChallenge, askForPin, findChallenge } from './mfa.ts';
import { refuseTooMany } from './refuseTooMany.ts';

interface Given {
  login: string;
  password: string;
  mfa_pin?: string | undefined;
  token?: string | undefined;
}

export const badCredentials = () =>
  new Problem(status.notAllowed, 'auth.badCredentials', 'E-mail o password non corrette.');

export const notConfirmed = () =>
  new Problem(
    status.notAllowed,
    'auth.notConfirmed',
    'Prima di entrare conferma la tua e-mail con il collegamento che ti abbiamo mandato.',
  );

/** Counts a try to get into an account; the wait grows with the tries of two hours and of a day (SEC-03). A browser that its owner has used has tries of its own (SEC-05); it is looked for where there is no account, too (SEC-04). */
export async function countLogin(
  context: Context,
  login: string,
  account: Account | undefined,
): Promise<() => Promise<void>> {
  const known = await isKnownDevice(context.db, account?.user_id ?? -1, context.device);
  const name = known ? `login ${login} from ${context.device}` : `login ${login}`;
  return refuseTooMany(context, [
    { name, tries: 10, minutes: 15 },
    { name: `${name}, two hours`, tries: 20, minutes: 120 },
    { name: `${name}, a day`, tries: 40, minutes: 1440 },
    { name: `login from ${context.remote}`, tries: 50, minutes: 15 },
  ]);
}

/** The account that login and password fit. A pin without a challenge is refused before the password is looked at: it cannot stand in for the captcha (SEC-17). */
export async function authenticate(context: Context, { login, password, mfa_pin, token }: Given): Promise<Account> {
  const name = login.trim().toLowerCase();
  if (name.length > 200 || password.length > 200) throw malformed('I dati di accesso non sono validi.');
  const account = await findAccount(context.db, name);
  const takeBack = await countLogin(context, name, account);
  const challenge = mfa_pin === undefined ? undefined : await findChallenge(context, token);
  const attempt = await lastRegistration(context.db, name, context.device);
  if (!(await checkPassword(password, (account ?? attempt)?.password_hash))) throw badCredentials();
  if (!account && attempt) await moveTo(context.db, attempt, context.device);
  if (!account) throw notConfirmed();
  if (challenge && challenge.user_id !== account.user_id) throw badCredentials();
  if (!account.confirmed) throw notConfirmed();
  if (challenge) await answerChallenge(context, challenge, mfa_pin ?? '');
  await takeBack();
  if (account.mfa_enabled && !challenge) return askForPin(context, account);
  return account;
}

/** Opens the session of an account in the place of the one the call came by, whose cart and lists a shopper takes along; answers their cart. */
export async function enter(
  context: Context,
  account: Account,
  { way, remember, mfa, kind = 'shop' }: { way: Way; remember: boolean; mfa: boolean; kind?: 'shop' | 'sso' },
): Promise<Cart> {
  const opened = await transact(context.db, async (transaction) => {
    const held = context.session;
    const before = held && (await lockSession(transaction, held)) ? held : undefined;
    const next = await openSession(transaction, context.clock, {
      userId: account.user_id,
      remember,
      mfa,
      kind,
      device: context.device,
    });
    const brings = before && before.userId < 0 && mayCall('shopper', next.role);
    const warnings = brings ? await mergeCarts({ db: transaction, clock: context.clock }, before, next) : [];
    await lockCart(transaction, next);
    if (brings) warnings.push(...(await mergeLists(transaction, before, next)));
    if (before) await closeSession(transaction, before.sessionId);
    return { next, warnings };
  });
  context.setSession(opened.next);
  const at = await now(context.db, context.clock);
  await rememberDevice(context.db, account.user_id, context.device, at);
  await useWay(context.db, account.user_id, way, at);
  for (const { code, message } of opened.warnings) context.warn(code, message);
  context.header('X-Ebsn-Account', await accountToken(context.db, account.user_id, at));
  return currentCart(context);
}
