/** SQLSTATEs of a server that cannot serve now: unreachable, full, shutting down, read only, or a wait that was cut off. */
const states = /^(08|53|57|58)|^(25006|55P03|40001|40P01)$/;
const sockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver gives these no code. */
const sentences =
  /connection terminated|connection was closed|timeout expired|timeout exceeded when trying to connect|not queryable|query read timeout|the database is closed/i;

/** A write that the system refuses for a reason that the database has no state for, such as a limit of file sizes. */
const refusedWrite = /could not (extend|write|create|fsync|open) .*file/i;

/** Does this failure mean that the database does not answer, or not soon enough, so that the same call may succeed later? */
export function isAway(failure: unknown): boolean {
  const { code, message } = (failure ?? {}) as { code?: unknown; message?: unknown };
  if (code === 'XX000') return typeof message === 'string' && refusedWrite.test(message);
  if (typeof code === 'string') return sockets.has(code) || (code.length === 5 && states.test(code));
  return typeof message === 'string' && sentences.test(message);
}
