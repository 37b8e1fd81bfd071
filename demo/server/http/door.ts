import type { Context as Request, MiddlewareHandler } from 'hono';
import { noMessages } from '../../../core/schema/envelope.ts';
import { envelope } from './envelope.ts';
import { translated } from '../language/translate.ts';
import { type Problem, unavailable } from './problem.ts';

/** Whether the process takes requests; its owner moves it on. */
export interface Door {
  state: 'starting' | 'open' | 'closing';
}

/** A problem as the answer to a call that has no row. */
export function sendProblem(request: Request, { status, code, message, http, retryAfter }: Problem): Response {
  if (retryAfter) request.header('Retry-After', String(retryAfter));
  return request.json(
    envelope(status, {}, { ...noMessages(), errors: [{ code, message: translated(message) }] }),
    http as 503,
  );
}

/** Refuses with 503 what comes before the shop is open and after it closes; what has begun is finished, and its connection ends with it (SRV-06). `/health` always passes. */
export const watch =
  (door: Door): MiddlewareHandler =>
  async (request, next) => {
    if (door.state === 'open' || request.req.path === '/health') await next();
    else if (door.state === 'closing') request.res = sendProblem(request, unavailable('server.closing', 5));
    else request.res = sendProblem(request, unavailable('server.starting', 2));
    // The state may have changed while the answer was made.
    if ((door.state as Door['state']) === 'closing') request.header('Connection', 'close');
  };
