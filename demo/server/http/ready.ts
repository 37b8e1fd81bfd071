import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/database.ts';

/** Timeout of the readiness probe, ms. */
const patience = 1_500;

/** Readiness probe: does the database answer within the timeout? */
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
