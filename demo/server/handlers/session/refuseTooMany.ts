import { transact } from '../../database/transact.ts';
import type { Context } from '../../http/context.ts';
import { limited } from '../../http/problem.ts';
import { countTry, forgetTries, type Bucket } from '../../sql/session/tries.ts';
import { now } from '../../time/clock.ts';

/** Counts a try before it is made, or refuses it with 429. What it returns takes the try back, when it was none in vain. */
export async function refuseTooMany(context: Context, buckets: readonly Bucket[]): Promise<() => Promise<void>> {
  const counted = await transact(context.db, (transaction) =>
    countTry(transaction, () => now(transaction, context.clock), buckets),
  );
  if ('wait' in counted) throw limited(counted.wait);
  return () => forgetTries(context.db, counted.ids);
}
