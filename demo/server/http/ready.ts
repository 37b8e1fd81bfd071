import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/database.ts';

/** A database that has not answered for so long is away for whoever balances the load, ms. */
const patience = 1_500;

/** Does the database answer now? A frozen one is given up on; it is not waited for. */
export async function isReady(db: Db): Promise<boolean> {
  const over = new AbortController();
  const asked = db.selectFrom('setting').select('name').limit(1).execute();
  const answered = await Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    wait(patience, false, { signal: over.signal }),
  ]);
  over.abort();
  return answered;
}
