import type { Context } from 'hono';
import { sendProblem } from '../server/http/door.ts';
import { unavailable } from '../server/http/problem.ts';

/** What the API would say of itself, in its envelope. */
export function apiIsAway(context: Context): Response {
  context.header('Cache-Control', 'no-store');
  return sendProblem(context, unavailable('gateway.unreachable', 5));
}

/** One sentence in place of a page. */
export function siteIsAway(context: Context): Response {
  return context.text('Il sito non risponde, riprova tra qualche secondo.\n', 503, {
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
}
