import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/database.ts';

/** Timeout of the readiness probe, ms. */
const patience = 1_500;

const probes = new WeakMap<Db, Promise<boolean>>();

/** The database's answer; calls coalesce into the probe in flight, so that a frozen database keeps one connection busy. */
function probe(db: Db): Promise<boolean> {
  const flying = probes.get(db);
  if (flying) return flying;
  const asked = db
    .selectFrom('setting')
    .select('name')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    )
    .finally(() => probes.delete(db));
  probes.set(db, asked);
  return asked;
}

/** Readiness probe: does the database answer within the timeout? */
export async function isReady(db: Db): Promise<boolean> {
  const over = new AbortController();
  const answered = await Promise.race([probe(db), wait(patience, false, { signal: over.signal })]);
  over.abort();
  return answered;
}
