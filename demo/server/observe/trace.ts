import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { LogEvent } from 'kysely';

/** A statement with its values, which never come into a log. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** One request on its way through this process. */
export interface Trace {
  /** The same in the browser's answer, the proxy's log, ours and the database's. */
  id: string;
  queries: number;
  /** In ms, of all its statements. */
  sqlTime: number;
  /** Its slowest statement. */
  slowest: Statement & { time: number };
}

const traces = new AsyncLocalStorage<Trace>();

/** The request that this code runs for, if it runs for one. */
export const currentTrace = (): Trace | undefined => traces.getStore();

/** Ids of proxies and of ours; nothing else comes into a log or a statement. */
const idForm = /^[\da-f-]{16,64}$/i;

/** Gives every request its id, that of the proxy in front or one of ours, and tells it in `X-Request-Id`. */
export const traceRequests: MiddlewareHandler = async (request, next) => {
  const given = request.req.header('x-request-id') ?? '';
  const id = idForm.test(given) ? given : randomUUID();
  request.header('X-Request-Id', id);
  await traces.run({ id, queries: 0, sqlTime: 0, slowest: { sql: '', parameters: [], time: 0 } }, next);
};

/** Counts a statement to its request. */
export function noteQuery({ query, queryDurationMillis: time }: LogEvent): void {
  const trace = traces.getStore();
  if (!trace) return;
  trace.queries += 1;
  trace.sqlTime += time;
  if (time > trace.slowest.time) trace.slowest = { sql: query.sql, parameters: query.parameters, time };
}

/** The statement with the id of its request, as the database's own log and `pg_stat_activity` show it. */
export function marked(sql: string): string {
  const id = traces.getStore()?.id;
  return id === undefined ? sql : `/* ${id} */ ${sql}`;
}
