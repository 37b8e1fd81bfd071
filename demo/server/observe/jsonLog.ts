import { pino, type DestinationStream, type Logger } from 'pino';
import { formOf } from '../http/log.ts';
import type { Log } from '../http/options.ts';
import { currentTrace } from './trace.ts';

/** A call that takes longer, in ms, is told with its slowest statement. */
const SLOW = 500;

/** Has a call that began then, by the steady clock, taken longer than a call should? */
export const isSlow = (started: number): boolean => performance.now() - started > SLOW;

const round = (time: number): number => Math.round(time * 10) / 10;

/** A log of one JSON object a line: to the standard output, or where a test wants it. */
export const openLog = (to?: DestinationStream): Logger =>
  pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } }, to);

/** Tells every call by its row, never by what stands in its address, headers or body (SEC-27); a fault with the form of its input. */
export const jsonLog =
  (log: Logger): Log =>
  ({ row: { endpoint }, started, http, code, fault, id, input }) => {
    const trace = currentTrace();
    const time = performance.now() - started;
    const wasSlow = isSlow(started);
    const line = {
      requestId: id ?? trace?.id,
      call: `${endpoint.method} ${endpoint.path}`,
      http,
      ...(code !== undefined && { code }),
      time: round(time),
      queries: trace?.queries,
      sqlTime: round(trace?.sqlTime ?? 0),
      ...(wasSlow && { slow: true, slowest: trace?.slowest.sql, slowestTime: round(trace?.slowest.time ?? 0) }),
      ...(fault !== undefined && {
        input: endpoint.sensitive ? '(nascosto)' : formOf(input ?? {}).slice(0, 500),
        fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
      }),
    };
    if (fault !== undefined) log.error(line);
    else if (wasSlow) log.warn(line);
    else log.info(line);
  };
