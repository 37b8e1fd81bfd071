import type { Context } from '../../http/context.ts';
import { loginNeeded } from '../../http/problem.ts';
import type { Session } from '../../session/session.ts';

/** The session of a logged-in customer; throws for visitors, who are asked to log in. */
export function customerSession({ session }: Pick<Context, 'session'>): Session {
  if (!session || session.userId < 0) throw loginNeeded();
  return session;
}

/** The logged-in customer's id. */
export const customerOf = (context: Pick<Context, 'session'>): number => customerSession(context).userId;
