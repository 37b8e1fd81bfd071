import type { staff } from '../../../core/api/endpoints/staff.ts';
import { selectableType } from '../../../core/rules/acting.ts';
import { transact } from '../database/transact.ts';
import type { Db } from '../database/database.ts';
import type { ProfileTables } from '../database/tables/profile.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { notAllowed } from '../http/problem.ts';
import { accountToken } from '../session/accountToken.ts';
import { staffName } from '../session/audit.ts';
import { closeActingSessions, closeSession, endOf, openSession } from '../session/session.ts';
import { currentCart } from '../sql/cart/view.ts';
import { now } from '../time/clock.ts';
import { customerSession } from './session/customer.ts';
import { auditLines } from './staff/audit.ts';
import { authenticateStaff } from './staff/otp.ts';
import { paymentProblems } from './staff/paymentProblems.ts';
import { searchUsers } from './staff/search.ts';

const audit = async (
  { clock }: Context,
  db: Db,
  actorId: number,
  action: ProfileTables['audit']['action'],
  userId?: number,
) =>
  db
    .insertInto('audit')
    .values({
      actor_id: actorId,
      actor_name: await staffName(db, actorId),
      user_id: userId ?? null,
      action,
      at: await now(db, clock),
    })
    .execute();

/** Session rotation: replaces the caller's session with a new one. Only a login sets a new expiry; otherwise the old one is kept. */
async function change(
  context: Context,
  { isLogin = false, ...opening }: { userId: number; kind: 'sso' | 'acting'; actorId?: number; isLogin?: boolean },
  note: (db: Db) => Promise<unknown>,
): Promise<void> {
  const next = await transact(context.db, async (db) => {
    const before = context.session;
    const until = before && !isLogin ? await endOf(db, before) : undefined;
    if (before) await closeSession(db, before.sessionId);
    await note(db);
    return openSession(db, context.clock, { ...opening, until, mfa: true, remember: false, device: context.device });
  });
  context.setSession(next);
  const at = await now(context.db, context.clock);
  context.header('X-Ebsn-Account', await accountToken(context.db, opening.userId, at));
}

/** The back office's doors (account §7); whatever is done by them stands in `audit`. */
export const staffHandlers: Handlers<typeof staff> = {
  async ssoLogin(given, context) {
    const account = await authenticateStaff(context, given);
    const userId = account.user_id;
    await change(context, { userId, kind: 'sso', isLogin: true }, (db) => audit(context, db, userId, 'sso-login'));
    return { username: account.email, roles: [account.role] };
  },

  async ssoLogout(_input, context) {
    const session = customerSession(context);
    const { actorId, userId } = session;
    if (actorId !== undefined) {
      await change(context, { userId: actorId, kind: 'sso' }, (db) => audit(context, db, actorId, 'return', userId));
      return {};
    }
    if (session.kind !== 'sso') throw notAllowed('Non sei nel back office.', 'sso.none');
    await transact(context.db, async (db) => {
      await closeSession(db, session.sessionId);
      await closeActingSessions(db, userId);
      await audit(context, db, userId, 'logout');
    });
    context.setSession(null);
    return {};
  },

  users: (input, context) => searchUsers(context.db, input),

  paymentProblems: (input, context) => paymentProblems(context, input),

  audit: (input, context) => auditLines(context, input),

  async selectUser({ user_id }, context) {
    const actorId = customerSession(context).userId;
    const customer = await context.db
      .selectFrom('customer')
      .select('user_id')
      .where('user_id', '=', user_id)
      .where('role', '=', 'customer')
      .where('user_type_id', '=', selectableType)
      .where('anonymized_at', 'is', null)
      .where('confirmed', '=', true)
      .executeTakeFirst();
    if (!customer) {
      await audit(context, context.db, actorId, 'refused', user_id);
      throw notAllowed('Questo account non può essere scelto.', 'user.notSelectable');
    }
    await change(context, { userId: user_id, kind: 'acting', actorId }, (db) =>
      audit(context, db, actorId, 'select', user_id),
    );
    return currentCart(context);
  },
};
