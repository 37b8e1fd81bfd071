import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { deliverMail } from '../mail/deliver.ts';
import { reconcile } from '../payment/pay.ts';
import { releaseExpired } from '../sql/orders/release.ts';
import { sweep } from '../sql/session/sweep.ts';
import { makeRecurringOrders, type Shopkeeper } from './recurringOrders.ts';
import { closeUnanswered } from './unansweredOrders.ts';

/** Work that the shop does by itself, of all its processes in one at a time. */
interface Job {
  name: string;
  /** In ms. */
  every: number;
  run(keeper: Shopkeeper): Promise<unknown>;
}

const fiveSeconds = 5_000;
const halfMinute = 30_000;
const tenMinutes = 600_000;
const hour = 3_600_000;

/** Everything that happens without a caller. Each must do no harm when it is done twice or broken off. */
const jobs: readonly Job[] = [
  { name: 'mail', every: fiveSeconds, run: async ({ post, ...keeper }) => post && deliverMail({ ...keeper, post }) },
  { name: 'reconcile', every: halfMinute, run: reconcile },
  { name: 'lapsed-holds', every: halfMinute, run: ({ db, clock }) => releaseExpired(db, clock) },
  { name: 'unanswered-orders', every: halfMinute, run: closeUnanswered },
  { name: 'recurring-orders', every: tenMinutes, run: makeRecurringOrders },
  { name: 'sweep', every: hour, run: ({ db, clock }) => sweep(db, clock) },
];

const family = 727_411;

/** Runs a job unless another process is at it: its advisory lock lives as long as one connection, which it keeps; a database of one connection has one process. False when it was not run. */
export async function runAlone(db: Kysely<Database>, name: string, work: () => Promise<unknown>): Promise<boolean> {
  if (!db.getExecutor().adapter.supportsMultipleConnections) {
    await work();
    return true;
  }
  return db.connection().execute(async (keeper) => {
    const key = sql`${family}, hashtext(${name})`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(keeper);
    if (!rows[0]?.mine) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(keeper);
    }
  });
}

/** Does `work` at intervals, never twice at once; returns how to end it when it rests. */
function repeat(work: () => Promise<unknown>, every: number, report: (sentence: string) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((failure: Error) => report(failure.message))
      .finally(() => (running = undefined));
  }, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Begins all jobs; what it returns ends them when they rest. */
export function startJobs(keeper: Shopkeeper): () => Promise<void> {
  const ends = jobs.map((job) =>
    repeat(() => runAlone(keeper.db, job.name, () => job.run(keeper)), job.every, keeper.report),
  );
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
