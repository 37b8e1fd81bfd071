import type { Context } from '../../http/context.ts';
import { malformed } from '../../http/problem.ts';
import { checkPassword } from '../../session/password.ts';
import { findAccount, findAccountById, type Account } from '../../sql/session/users.ts';
import { badCredentials, countLogin } from '../session/login.ts';
import { answerChallenge, askForPin, findChallenge, findOwnChallenge } from '../session/mfa.ts';

interface Given {
  backoffice_user: string;
  password: string;
  otp?: string | undefined;
  token?: string | undefined;
}

const staffRoles: readonly string[] = ['backoffice', 'employee'];

/** The member of staff whose password has fitted already, as the challenge's token says. */
async function answerWithToken(context: Context, token: string, otp: string | undefined): Promise<Account> {
  const challenge = await findChallenge(context, token);
  const account = await findAccountById(context.db, challenge.user_id);
  if (!staffRoles.includes(account.role)) throw badCredentials();
  if (!otp?.trim()) return askForPin(context, account);
  await answerChallenge(context, challenge, otp);
  return account;
}

/** The member of staff that name, password and mailed code fit; without a code one is mailed, and the login refused. */
export async function authenticateStaff(context: Context, given: Given): Promise<Account> {
  const { backoffice_user, password, otp, token } = given;
  if (token) return answerWithToken(context, token, otp);
  const name = backoffice_user.trim().toLowerCase();
  if (name.length > 200 || password.length > 200) throw malformed('I dati di accesso non sono validi.');
  const account = await findAccount(context.db, name);
  const takeBack = await countLogin(context, name, account);
  const fits = await checkPassword(password, account?.password_hash);
  if (!fits || !account || !staffRoles.includes(account.role)) throw badCredentials();
  if (!otp?.trim()) {
    await takeBack();
    return askForPin(context, account);
  }
  await answerChallenge(context, await findOwnChallenge(context, account.user_id), otp);
  await takeBack();
  return account;
}
