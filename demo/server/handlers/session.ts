import type { session } from '../../../core/api/endpoints/session.ts';
import { accountToken } from '../session/accountToken.ts';
import { now } from '../time/clock.ts';
import { transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { checkPassword } from '../session/password.ts';
import { Problem, malformed, status } from '../http/problem.ts';
import { closeSession, openSession, lockSession } from '../session/session.ts';
import { lockCart } from '../sql/cart/carts.ts';
import { currentCart } from '../sql/cart/view.ts';
import { isKnownDevice, rememberDevice } from '../sql/session/devices.ts';
import { mergeCarts } from './session/mergeCarts.ts';
import { refuseTooMany } from './session/refuseTooMany.ts';

const badCredentials = () => new Problem(status.notAllowed, 'auth.badCredentials', 'E-mail o password non corrette.');

/** Who is there (account §7). A login ends the session it came by and opens a new one. */
export const sessionHandlers: Handlers<typeof session> = {
  test: async ({ operation }, context) => ({ operation, allowed: context.user.userId > 0 }),

  async login({ login, password, remember_me }, context) {
    const email = login.trim().toLowerCase();
    if (email.length > 200 || password.length > 200) throw malformed('I dati di accesso non sono validi.');
    const known = await isKnownDevice(context.db, email, context.device);
    const takeBack = await refuseTooMany(context, [
      { name: known ? `login ${email} from ${context.device}` : `login ${email}`, tries: 10, minutes: 15 },
      { name: `login from ${context.remote}`, tries: 50, minutes: 15 },
    ]);
    const customer = await context.db
      .selectFrom('customer')
      .select(['user_id', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!(await checkPassword(password, customer?.password_hash)) || !customer) throw badCredentials();
    await takeBack();
    const opened = await transact(context.db, async (transaction) => {
      const held = context.session;
      const before = held && (await lockSession(transaction, held)) ? held : undefined;
      const next = await openSession(transaction, context.clock, {
        userId: customer.user_id,
        remember: remember_me ?? true,
      });
      const warnings = before && before.userId < 0 ? await mergeCarts(transaction, before, next) : [];
      await lockCart(transaction, next);
      if (before) await closeSession(transaction, before.sessionId);
      return { next, warnings };
    });
    context.setSession(opened.next);
    const at = await now(context.db, context.clock);
    await rememberDevice(context.db, customer.user_id, context.device, at);
    for (const { code, message } of opened.warnings) context.warn(code, message);
    context.header('X-Ebsn-Account', await accountToken(context.db, customer.user_id, at));
    return currentCart(context);
  },

  async logout(_input, context) {
    if (context.session) await closeSession(context.db, context.session.sessionId);
    context.setSession(null);
    context.header('X-Ebsn-Account', await accountToken(context.db, -1, await now(context.db, context.clock)));
    return {};
  },
};
