import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Kysely } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Log } from '../http/options.ts';
import { readFigures, type Figures } from './figures.ts';
import { currentTrace } from './trace.ts';
import { visitMetrics } from './visitMetrics.ts';
import type { NoteVisit } from '../visits/figures.ts';

/** What a job did: how long it took, in ms, and whether it ended well. */
export type NoteJob = (job: string, time: number, isDone: boolean) => void;

export interface Metrics {
  /** Counts a call; no line is written. */
  observe: Log;
  noteJob: NoteJob;
  noteVisit: NoteVisit;
  /** All figures in Prometheus' text form. */
  text(): Promise<string>;
  names(): string[];
}

/** In ms: however often somebody asks, the database is asked no oftener. */
const FRESH = 5_000;

/** What they are of. */
export interface Watched {
  db: Kysely<Database>;
  catalogue: Pick<Catalogue, 'readAt'>;
  pool: OpenDatabase['pool'];
  /** Jobs that are expected to end well from now on. */
  jobs?: readonly string[];
  replica?: OpenDatabase['replica'];
}

/** The figures of this process and of the shop, for Prometheus. */
export function createMetrics({ db, catalogue, pool, jobs: expected = [], replica }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const calls = new Histogram({
    name: 'spesa_call_seconds',
    help: 'Time of calls by call and HTTP status',
    labelNames: ['call', 'http'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  const sqlTime = new Counter({
    name: 'spesa_sql_seconds_total',
    help: 'Time of statements by call',
    labelNames: ['call'],
    registers,
  });
  const jobs = new Histogram({
    name: 'spesa_job_seconds',
    help: 'Time of jobs',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const jobFailures = new Counter({
    name: 'spesa_job_failures_total',
    help: 'Jobs that ended in a failure',
    labelNames: ['job'],
    registers,
  });
  const lastJobs = new Gauge({
    name: 'spesa_job_last_success_timestamp_seconds',
    help: 'When a job of this process last ended well, or when the process began',
    labelNames: ['job'],
    registers,
  });
  for (const job of expected) lastJobs.setToCurrentTime({ job });

  let figures: { at: number; read: Promise<Figures | undefined> } | undefined;
  const recent = (): Promise<Figures | undefined> => {
    const at = performance.now();
    if (!figures || at - figures.at > FRESH) figures = { at, read: readFigures(db).catch(() => undefined) };
    return figures.read;
  };
  const gauge = (name: string, help: string, valueOf: (figures: Figures) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await recent();
        if (found) this.set(valueOf(found));
        else this.remove();
      },
    });
  gauge('spesa_locks_waiting', 'Statements that wait for a lock', ({ locksWaiting }) => locksWaiting);
  gauge('spesa_payment_problems', 'Payments whose figures do not fit', ({ problems }) => problems);
  gauge('spesa_payments_open', 'Payments whose end is not known', ({ payments }) => payments);
  gauge('spesa_mails_waiting', 'Mails that wait to be handed over', ({ mails }) => mails);
  new Gauge({
    name: 'spesa_database_up',
    help: 'Does the database answer?',
    registers,
    async collect() {
      this.set((await recent()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'spesa_orders',
    help: 'Orders of the last 30 days by status',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, count } of (await recent())?.orders ?? []) this.set({ status: String(status) }, count);
    },
  });
  new Gauge({
    name: 'spesa_pool_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'spesa_catalogue_age_seconds',
    help: 'Since the read model was last read',
    registers,
    collect() {
      const at = catalogue.readAt();
      if (at !== undefined) this.set((performance.now() - at) / 1000);
    },
  });

  new Gauge({
    name: 'spesa_replica_age_seconds',
    help: 'How old the answers of the replica are at most; absent where there is none or it is away',
    registers,
    collect() {
      const age = replica?.age();
      if (age === undefined) this.remove();
      else this.set(age / 1000);
    },
  });

  return {
    noteVisit: visitMetrics(registry),
    observe({ row: { endpoint }, started, http }) {
      const call = `${endpoint.method} ${endpoint.path}`;
      calls.observe({ call, http: String(http) }, (performance.now() - started) / 1000);
      sqlTime.inc({ call }, (currentTrace()?.sqlTime ?? 0) / 1000);
    },
    noteJob(job, time, isDone) {
      jobs.observe({ job }, time / 1000);
      if (isDone) lastJobs.setToCurrentTime({ job });
      else jobFailures.inc({ job });
    },
    text: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}
