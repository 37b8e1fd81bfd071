import type { session } from '../../../core/api/endpoints/session.ts';
import type { Handlers } from '../http/implement.ts';
import { accountToken } from '../session/accountToken.ts';
import { forgetDevices } from '../push/write.ts';
import { closeSession, closeSessionsOf } from '../session/session.ts';
import { endLinks } from '../sql/session/oneTime.ts';
import { now } from '../time/clock.ts';
import { authenticate, enter } from './session/login.ts';

/** Who is there (account §7). A login ends the session it came by and opens a new one. */
export const sessionHandlers: Handlers<typeof session> = {
  test: async ({ operation }, context) => ({ operation, allowed: context.user.userId > 0, user: context.user }),

  async login({ remember_me, ...given }, context) {
    const account = await authenticate(context, given);
    return enter(context, account, { way: 'password', remember: remember_me ?? true, mfa: account.mfa_enabled });
  },

  async logout({ everywhere }, context) {
    const { session } = context;
    if (session && everywhere && session.userId > 0 && session.kind !== 'acting') {
      await closeSessionsOf(context.db, session.userId);
      await endLinks(context.db, session.userId);
      await forgetDevices(context.db, session.userId);
    } else if (session) await closeSession(context.db, session.sessionId);
    context.setSession(null);
    context.header('X-Ebsn-Account', await accountToken(context.db, -1, await now(context.db, context.clock)));
    return {};
  },
};
