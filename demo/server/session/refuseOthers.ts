import { mayCall, type Who } from '../../../core/rules/roles.ts';
import { loginNeeded, notAllowed, type Problem } from '../http/problem.ts';
import type { Session } from './session.ts';

const refusal = (who: Who): Problem =>
  who === 'shopper' || who === 'customer'
    ? notAllowed('Con un account di servizio non si fa la spesa: accedi come cliente.')
    : notAllowed('Il tuo account non è abilitato a questa funzione.');

/** Throws unless the caller is one of those that a row lets in: visitors are asked to log in (SEC-09). */
export function refuseOthers(who: Who, session: Session | undefined): void {
  const role = session?.role ?? 'visitor';
  if (mayCall(who, role)) return;
  throw role === 'visitor' ? loginNeeded() : refusal(who);
}
