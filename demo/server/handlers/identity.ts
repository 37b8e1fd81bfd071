import type { identity } from '../../../core/api/endpoints/identity.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound } from '../http/problem.ts';
import { newcomerOf } from '../sql/session/identities.ts';
import { enterByCompany, leaveCompany } from './identity/company.ts';
import { enterBy } from './identity/social.ts';

/** Getting in by somebody else's word (account §7). */
export const identityHandlers: Handlers<typeof identity> = {
  google: (input, context) => enterBy('google', input, context),
  facebook: (input, context) => enterBy('facebook', input, context),

  async detail(_input, context) {
    const newcomer = context.session && (await newcomerOf(context.db, context.session.sessionId));
    if (!newcomer) throw notFound('social.none', 'Non c’è nessun accesso da completare.');
    const { email, first_name: firstName, last_name: lastName, provider } = newcomer;
    return { email, firstName, lastName, provider };
  },

  samlLogin: (input, context) => enterByCompany(input, context),
  samlLogout: ({ relay_state_url }, context) => leaveCompany(relay_state_url, context),
};
