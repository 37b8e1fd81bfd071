import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { largestBody, limitBody } from '../server/http/limitedServer.ts';
import { isSameText } from '../server/http/sameText.ts';
import { signatureHeader, signatureOf } from '../server/payment/signature.ts';
import { brandOf, cardErrors, expiryOf, type TypedCard } from './card.ts';
import { cardPage, challengePage, notFoundPage, scriptHashes } from './pages.ts';
import { createPayments, type Payment } from './payments.ts';

interface ProviderOptions {
  /** What the shop shows to be let in. */
  key: string;
  /** Origin of these pages for browsers; absent: the one a request came by. */
  origin?: string | undefined;
  /** The pages of those who vouch for people, if they live here. */
  houses?: Hono | undefined;
  /** How callbacks reach the shop. */
  fetch?: (input: string, init?: RequestInit) => Promise<Response>;
}

const requestSchema = v.object({
  reference: v.pipe(v.string(), v.maxLength(60)),
  order: v.pipe(v.string(), v.maxLength(40)),
  merchant: v.optional(v.pipe(v.string(), v.maxLength(60)), 'Negozio'),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.literal('EUR'),
  token: v.optional(v.pipe(v.string(), v.maxLength(100))),
  returnUrl: v.pipe(v.string(), v.url()),
  callbackUrl: v.pipe(v.string(), v.url()),
});

const cents = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
const moveSchema = v.object({ amount: cents, total: cents });

const headers = {
  'Content-Security-Policy': `default-src 'none'; script-src ${scriptHashes}; style-src 'unsafe-inline'; img-src data:; form-action *; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The card provider of the demo: an API for the shop, and pages for its customers on an origin of their own. */
export function createProvider({ key, origin, houses, fetch = globalThis.fetch }: ProviderOptions): Hono {
  const app = new Hono();
  const payments = createPayments();
  if (houses) app.route('/', houses);
  app.use(limitBody(largestBody));
  app.use(async (request, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) request.res.headers.set(name, value);
  });

  const nextPageOf = (payment: Payment, base: string) =>
    payment.stage === 'done' ? undefined : `${base}/${payment.stage === 'card' ? 'pay' : 'challenge'}/${payment.id}`;
  const answer = (request: Context, payment: Payment) => {
    const { id, reference, amount, currency, state, maskedCard, brand, kept, captured, refunded } = payment;
    const isPaid = state === 'authorised' || state === 'captured';
    return request.json({
      id,
      reference,
      amount,
      currency,
      state,
      maskedCard,
      brand,
      kept: isPaid ? kept : undefined,
      captured,
      refunded,
      page: nextPageOf(payment, origin ?? new URL(request.req.url).origin),
    });
  };

  app.use('/api/*', async (request, next) => {
    if (!isSameText(request.req.header('authorization') ?? '', `Bearer ${key}`))
      return request.json({ error: 'unauthorised' }, 401);
    return next();
  });
  app.post('/api/payments', async (request) => {
    const parsed = v.safeParse(requestSchema, await request.req.json().catch(() => undefined));
    return parsed.success ? answer(request, payments.start(parsed.output)) : request.json({ error: 'malformed' }, 400);
  });
  app.get('/api/payments', (request) => {
    const payment = payments.findByReference(request.req.query('reference') ?? '');
    return payment ? answer(request, payment) : request.json({ error: 'unknown' }, 404);
  });
  app.post('/api/payments/:id/void', (request) => {
    const payment = payments.find(request.req.param('id'));
    if (!payment) return request.json({ error: 'unknown' }, 404);
    payments.release(payment);
    return answer(request, payment);
  });

  app.post('/api/payments/:id/:what{capture|refund}', async (request) => {
    const payment = payments.find(request.req.param('id'));
    if (!payment) return request.json({ error: 'unknown' }, 404);
    const body = v.safeParse(moveSchema, await request.req.json().catch(() => undefined));
    if (!body.success) return request.json({ error: 'malformed' }, 400);
    const { amount, total } = body.output;
    const done =
      request.req.param('what') === 'capture'
        ? amount !== undefined && payments.capture(payment, amount)
        : total !== undefined && payments.refund(payment, total);
    return done ? answer(request, payment) : request.json({ error: 'impossible' }, 409);
  });

  /** Tells the shop, which will ask for itself, and sends the customer back with no word on the outcome. */
  const returnToShop = async (request: Context, payment: Payment) => {
    const body = JSON.stringify({ id: payment.id });
    await fetch(payment.callbackUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [signatureHeader]: signatureOf(key, body) },
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    return request.redirect(payment.returnUrl, 303);
  };
  const answerNotFound = (request: Context) => request.html(notFoundPage(), 404);
  const showStage = (request: Context, payment: Payment) => {
    if (payment.stage === 'done') return request.redirect(payment.returnUrl, 303);
    return request.html(payment.stage === 'card' ? cardPage(payment) : challengePage(payment));
  };

  for (const path of ['/pay/:id', '/challenge/:id'] as const) {
    app.get(path, (request) => {
      const payment = payments.find(request.req.param('id'));
      return payment ? showStage(request, payment) : answerNotFound(request);
    });
  }
  app.post('/pay/:id', async (request) => {
    const payment = payments.find(request.req.param('id'));
    if (!payment) return answerNotFound(request);
    const form = await request.req.parseBody();
    if (payment.stage !== 'card') return showStage(request, payment);
    if (form['cancel']) {
      payments.cancel(payment);
      return returnToShop(request, payment);
    }
    const text = (name: keyof TypedCard) => (typeof form[name] === 'string' ? form[name].slice(0, 60) : '');
    const typed: TypedCard = {
      number: text('number'),
      expiry: text('expiry'),
      cvc: text('cvc'),
      holder: text('holder'),
    };
    const toKeep = form['keep'] === '1';
    const errors = cardErrors(typed, new Date());
    if (Object.keys(errors).length > 0)
      return request.html(cardPage(payment, { expiry: typed.expiry, holder: typed.holder }, errors, toKeep), 422);
    const digits = typed.number.replace(/\D/g, '');
    const kept = { expireDate: expiryOf(typed.expiry), holder: typed.holder.trim() };
    payments.enterCard(payment, digits, brandOf(digits), toKeep ? kept : undefined);
    return payment.state === 'waiting'
      ? request.redirect(`/challenge/${payment.id}`, 303)
      : returnToShop(request, payment);
  });
  app.post('/challenge/:id', async (request) => {
    const payment = payments.find(request.req.param('id'));
    if (!payment) return answerNotFound(request);
    const form = await request.req.parseBody();
    const code = typeof form['code'] === 'string' ? form['code'].trim() : '';
    if (payment.stage !== 'challenge') return showStage(request, payment);
    return payments.answerChallenge(payment, form['deny'] ? 'deny' : code)
      ? returnToShop(request, payment)
      : request.html(challengePage(payment, true), 422);
  });
  app.get('/', answerNotFound);
  app.get('/health', (request) => request.json({ status: 'ok' }));
  return app;
}
