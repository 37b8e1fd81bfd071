import type { Context } from '../../http/context.ts';
import { malformed } from '../../http/problem.ts';
import { checkPassword } from '../../session/password.ts';
import { findAccount, type Account } from '../../sql/session/users.ts';
import { badCredentials, countLogin } from '../session/login.ts';
import { answerChallenge, askForPin, findOwnChallenge } from '../session/mfa.ts';

interface Given {
  backoffice_user: string;
  password: string;
  otp?: string | undefined;
}

const staffRoles: readonly string[] = ['backoffice', 'employee'];

/** The member of staff that name, password and mailed code fit; without a code one is mailed, and the login refused. */
export async function authenticateStaff(context: Context, { backoffice_user, password, otp }: Given): Promise<Account> {
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
