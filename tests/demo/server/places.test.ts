import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { createApp } from '../../../demo/server/app.ts';
import { mailLinks } from '../../../demo/server/mail/links.ts';
import { paymentAddress } from '../../../demo/server/http/shopPages.ts';
import { readArguments } from '../../../demo/server/arguments.ts';
import type { PaymentRequest } from '../../../demo/server/payment/provider.ts';
import { caller } from './caller.ts';
import { chooseDelivery, newcomers, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('SEC-20 a payment comes back to the configured origin, whatever host the request names [POST /checkout/buy]', async () => {
  const asked: PaymentRequest[] = [];
  const app = createApp({
    db: shop.db,
    listen: shop.listen,
    provider: {
      async start(request) {
        asked.push(request);
        return { ...request, id: 'p1', currency: 'EUR', state: 'waiting', page: 'http://provider.test/p1' };
      },
      find: () => Promise.resolve(undefined),
      release: () => Promise.resolve(),
      isFrom: () => false,
      capture: () => Promise.resolve(),
      refund: () => Promise.resolve(),
    },
    places: {
      shop: 'https://negozio.example.it',
      site: 'https://negozio.example.it/spesa',
      paymentPage: '/paga',
      orderPage: '/ordini/{id}',
    },
    log: () => {},
  });
  const forged = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https' };
  const request = caller(async (path, init) =>
    app.request(`http://evil.test${path}`, { ...init, headers: { ...(init?.headers as object), ...forged } }),
  );
  const [productId] = (await plainProducts(shop, 1)) as [number];
  const [person] = await newcomers(shop, 1);
  const { credentials, address_id } = person!;
  await put({ request }, credentials, { productId, quantity: 5 });
  await chooseDelivery({ request }, credentials, { address_id, delivery_service_id: 2 });
  const bought = await request(checkout.buy, { payment_type_id: 12 }, credentials);
  expect(bought.errors).toEqual([]);
  expect(asked).toMatchObject([
    {
      returnUrl: `https://negozio.example.it/spesa/paga?order_id=${bought.data.orderId}`,
      callbackUrl: 'https://negozio.example.it/ebsn/api/checkout/callback',
    },
  ]);
});

test('the sent mail, with the names of customers, is shown only where it is asked for', async () => {
  const given = { db: shop.db, listen: shop.listen, provider: {} as never, log: () => {} };
  const statusOf = async (options: { outbox?: boolean }, path: string) =>
    (await createApp({ ...given, ...options }).request(path)).status;
  for (const path of ['/outbox', '/outbox/', '/outbox/1', '/outbox/1/html']) expect(await statusOf({}, path)).toBe(404);
  expect(await statusOf({ outbox: true }, '/outbox')).toBe(200);
});

test('the site’s WordPress puts its mail there with its key, and what it writes stays text', async () => {
  const given = { db: shop.db, listen: shop.listen, provider: {} as never, log: () => {} };
  const app = createApp({ ...given, outbox: true, outboxKey: 'key of the test' });
  const mail = {
    to: ['a@example.it', 'b@example.it'],
    subject: '[Spesa] Reclamo <1>',
    plain: 'Rotto\n<b>sì</b>\n\nfine',
  };
  const post = async (to: typeof app, authorization: string, body: object = mail) =>
    (await to.request('/outbox', { method: 'POST', headers: { authorization }, body: JSON.stringify(body) })).status;
  expect(await post(createApp({ ...given, outbox: true }), 'Bearer ')).toBe(404);
  expect(await post(createApp({ ...given, outboxKey: 'key of the test' }), 'Bearer key of the test')).toBe(404);
  expect(await post(app, 'Bearer another')).toBe(401);
  expect(await post(app, 'Bearer key of the test', { ...mail, to: [] })).toBe(400);
  expect(await post(app, 'Bearer key of the test')).toBe(204);
  const list = await (await app.request('/outbox')).text();
  expect(list.match(/a [ab]@example\.it/g)).toEqual(['a b@example.it', 'a a@example.it']);
  const [, id] = /\/outbox\/(\d+)/.exec(list)!;
  const page = await (await app.request(`/outbox/${id}/html`)).text();
  const shown = await (await app.request(`/outbox/${id}`)).text();
  expect(shown).toMatch(/<iframe\s+sandbox="allow-top-navigation-by-user-activation"/);
  expect(shown).toContain('<pre>Rotto\n&lt;b&gt;sì&lt;/b&gt;');
  for (const view of ['Telefono', 'Computer', 'Solo testo']) expect(shown).toContain(`/>${view}</label>`);
  expect(page).toContain('<h1>[Spesa] Reclamo &lt;1&gt;</h1>');
  expect(page).toMatch(/<p>Rotto<br \/>&lt;b&gt;sì&lt;\/b&gt;<\/p>\s*<p>fine<\/p>/);
});

test('only OUTBOX=1 shows the mail, and the shop’s origin is that of the port unless it is named', () => {
  const read = (env: Record<string, string>) => {
    const { outbox, shopOrigin } = readArguments([], env);
    return { outbox, shopOrigin };
  };
  expect(read({ PORT: '9000' })).toEqual({ outbox: false, shopOrigin: 'http://localhost:9000' });
  expect(read({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({ outbox: false });
  expect(read({ DATABASE_URL: 'postgres://db/x', OUTBOX: '1', SHOP_ORIGIN: 'https://negozio.example.it/' })).toEqual({
    outbox: true,
    shopOrigin: 'https://negozio.example.it',
  });
  expect(() => read({ SHOP_ORIGIN: 'negozio' })).toThrow('SHOP_ORIGIN');
});

test('payments and mails lead to the pages of the site: in its folder, by its setting of pages', () => {
  const read = (env: Record<string, string>) => {
    const { shopOrigin, publicApi, pages } = readArguments([], env);
    const { order, requestReset } = mailLinks(pages);
    return [shopOrigin, publicApi, paymentAddress(pages, 7), order(7), requestReset()];
  };
  expect(read({ SHOP_ORIGIN: 'https://negozio.example/' })).toEqual([
    'https://negozio.example',
    'https://negozio.example/ebsn/api',
    'https://negozio.example/payment?order_id=7',
    'https://negozio.example/profile/orders/7',
    'https://negozio.example/reset-password-request',
  ]);
  const elsewhere = { PAYMENT_PAGE: '/paga', ORDER_PAGE: '/i-miei-ordini/{id}/' };
  expect(read({ SHOP_ORIGIN: 'https://example.it/negozio/', ...elsewhere })).toEqual([
    'https://example.it',
    'https://example.it/ebsn/api',
    'https://example.it/negozio/paga?order_id=7',
    'https://example.it/negozio/i-miei-ordini/7/',
    'https://example.it/negozio/reset-password-request',
  ]);
  for (const PAYMENT_PAGE of ['paga', '//evil.example', 'https://evil.example/', '/a b'])
    expect(() => read({ PAYMENT_PAGE })).toThrow('PAYMENT_PAGE');
  expect(() => read({ ORDER_PAGE: '/ordini' })).toThrow('ORDER_PAGE');
});
