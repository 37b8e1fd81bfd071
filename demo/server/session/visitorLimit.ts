import { transact } from '../database/transact.ts';
import type { Context } from '../http/context.ts';
import { Problem, status } from '../http/problem.ts';
import { countTry } from '../sql/session/tries.ts';
import { wholeSetting } from '../sql/wholeSetting.ts';
import { now } from '../time/clock.ts';

/** Sessions of visitors for one address and day; carriers put thousands of phones behind one. */
const usual = 1_000;
const minutesOfDay = 1_440;

/** Rate limit: refuses one more anonymous session, and with it a cart, from an address that has opened too many in a day. */
export async function refuseTooManyVisitors({ db, clock, remote }: Context): Promise<void> {
  const tries = await wholeSetting(db, 'visitor_carts_per_address', usual);
  const bucket = { name: `visitors from ${remote}`, tries, minutes: minutesOfDay };
  const counted = await transact(db, (transaction) => countTry(transaction, () => now(transaction, clock), [bucket]));
  if (!('wait' in counted)) return;
  throw new Problem(
    status.notAllowed,
    'session.tooMany',
    'Da questa connessione oggi sono stati aperti troppi carrelli. Accedi con il tuo account, o riprova domani.',
    { http: 429, retryAfter: counted.wait },
  );
}
