import type { Context } from 'hono';

const external = 7;

/** What the API would say of itself, in its envelope. */
export function apiIsAway(context: Context): Response {
  const message = { code: 'gateway.unreachable', message: 'Il negozio non risponde, riprova tra qualche minuto.' };
  const response = {
    status: external,
    errors: [{ ...message, error: message.message }],
    infos: [],
    warnings: [],
    errorsMessage: [message],
    infosMessage: [],
    warningsMessage: [],
  };
  return context.json({ response, user: null, data: {} }, 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
}

/** One sentence in place of a page. */
export function siteIsAway(context: Context): Response {
  return context.text('Il sito non risponde, riprova tra qualche secondo.\n', 503, {
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
}
