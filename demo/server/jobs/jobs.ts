import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { deliverMail } from '../mail/deliver.ts';
import { deliverPush } from '../push/deliver.ts';
import type { Push } from '../push/push.ts';
import { reconcile } from '../payment/pay.ts';
import type { NoteJob } from '../observe/metrics.ts';
import { releaseExpired } from '../payment/unpaid.ts';
import { releaseLapsed } from '../sql/orders/lapsedSupplements.ts';
import { sweep } from '../sql/session/sweep.ts';
import { makeRecurringOrders, type Shopkeeper } from './recurringOrders.ts';
import { closeUnanswered } from '../warehouse/unansweredOrders.ts';

/** What all jobs need, the way to browsers too. */
type Keeper = Shopkeeper & { push: Push };

/** Work that the shop does by itself, of all its processes in one at a time. */
interface Job {
  name: string;
  /** In ms. */
  every: number;
  run(keeper: Keeper): Promise<unknown>;
}

const fiveSeconds = 5_000;
const halfMinute = 30_000;
const tenMinutes = 600_000;
const hour = 3_600_000;

/** Everything that happens without a caller. Each must do no harm when it is done twice or broken off. */
const jobs: readonly Job[] = [
  { name: 'mail', every: fiveSeconds, run: async ({ post, ...keeper }) => post && deliverMail({ ...keeper, post }) },
  { name: 'push', every: fiveSeconds, run: deliverPush },
  { name: 'reconcile', every: halfMinute, run: reconcile },
  {
    name: 'lapsed-holds',
    every: halfMinute,
    run: async (keeper) => {
      await releaseExpired(keeper);
      await releaseLapsed(keeper.db, keeper.clock);
    },
  },
  { name: 'unanswered-orders', every: halfMinute, run: closeUnanswered },
  { name: 'recurring-orders', every: tenMinutes, run: makeRecurringOrders },
  { name: 'sweep', every: hour, run: ({ db, clock }) => sweep(db, clock) },
];

/** Of all of them. */
export const jobNames: readonly string[] = jobs.map(({ name }) => name);

const family = 727_411;

/** Runs a job unless another process is at it: its advisory lock lives as long as one transaction, which it keeps open, so that a pooler may give its connection away between others; a database of one connection has one process. False when it was not run. */
export async function runAlone(db: Kysely<Database>, name: string, work: () => Promise<unknown>): Promise<boolean> {
  if (!db.getExecutor().adapter.supportsMultipleConnections) {
    await work();
    return true;
  }
  return db.transaction().execute(async (keeper) => {
    const key = sql`${family}, hashtext(${name})`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${key}) as mine`.execute(keeper);
    if (!rows[0]?.mine) return false;
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(keeper);
    await work();
    return true;
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

async function timed({ name, run }: Job, keeper: Keeper, note: NoteJob): Promise<void> {
  const started = performance.now();
  let isDone = false;
  try {
    await run(keeper);
    isDone = true;
  } finally {
    note(name, performance.now() - started, isDone);
  }
}

/** Begins all jobs, which rest while the database takes no writes; what it returns ends them when they rest. */
export function startJobs(keeper: Keeper, hasRoom: () => boolean, note: NoteJob): () => Promise<void> {
  const ends = jobs.map((job) =>
    repeat(
      async () => hasRoom() && runAlone(keeper.db, job.name, () => timed(job, keeper, note)),
      job.every,
      keeper.report,
    ),
  );
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
