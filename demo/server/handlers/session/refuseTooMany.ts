import { limited } from '../../http/problem.ts';
import type { Context } from '../../http/context.ts';
import { waitAfterTries } from '../../sql/session/tries.ts';

/** Refuses with 429 when too many tries in vain were noted for an account in the last minutes (10 in 15 for a login). */
export async function refuseTooMany(
  context: Context,
  account: string,
  limit: { tries: number; minutes: number },
): Promise<void> {
  const seconds = await waitAfterTries(context.db, context.clock, account, limit);
  if (seconds > 0) throw limited(seconds);
}
