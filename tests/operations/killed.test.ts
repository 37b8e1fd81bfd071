import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { savedCards } from '../../core/api/endpoints/savedCards.ts';
import { orders } from '../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../core/rules/orderStatus.ts';
import { createProvider } from '../../demo/provider/app.ts';
import { freePort } from '../../demo/run/ports.ts';
import { openServer } from '../../demo/server/http/openServer.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { chooseDelivery, logIn, put } from '../demo/server/people.ts';
import { seedFolder } from '../demo/server/seed.ts';

const key = 'provider-key';
const folder = mkdtempSync(join(tmpdir(), 'spesa-killed-'));
afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

/** The card provider, which does what it is asked, and whose answer to a new payment never comes. */
async function openDeafProvider() {
  const port = await freePort();
  const provider = createProvider({ key });
  let taken: (reference: string) => void;
  const payment = new Promise<string>((resolve) => (taken = resolve));
  let isDeaf = true;
  const app = {
    fetch: async (request: Request): Promise<Response> => {
      const answer = await provider.fetch(request);
      if (!isDeaf || request.method !== 'POST' || !request.url.endsWith('/api/payments')) return answer;
      isDeaf = false;
      taken(((await answer.clone().json()) as { reference: string }).reference);
      return new Promise(() => {});
    },
  } as typeof provider;
  const server = await openServer(app, port, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const held = async (reference: string) => {
    const asked = await fetch(`${origin}/api/payments?reference=${reference}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    return ((await asked.json()) as { state: string }).state;
  };
  return { origin, payment, held, close: () => server.close() };
}

test('PAY-02 SRV-11 a process that is killed between the provider’s yes and its hearing it: the next one finds the money, places the order once and gives the cart up [POST /checkout/buy]', async () => {
  const provider = await openDeafProvider();
  await seedFolder(folder);
  const open = async (): Promise<{ api: Started; call: Caller }> => {
    const api = (await start({ PROVIDER_API: provider.origin, PROVIDER_KEY: key }, ['--data', folder])) as Started;
    expect(api).toHaveProperty('origin');
    return { api, call: caller((path, init) => fetch(api.origin + path, init)) };
  };
  const first = await open();
  const shop = { request: first.call };
  const anna = await logIn(shop, 'anna');
  await chooseDelivery(shop, anna);
  const { data: found } = await first.call(catalogue.products, { q: 'pasta', page_size: 10 }, anna);
  await put(shop, anna, ...found.products.map(({ productId }) => ({ productId, quantity: 3 })));
  const { data: before } = await first.call(cart.view, {}, anna);
  const { auths } = (await first.call(savedCards.list, { payment_type_id: 12 }, anna)).data;
  const card = { payment_type_id: 12, user_payment_auth_id: auths[0]!.userPaymentAuthId };
  const earlier = (await first.call(orders.list, {}, anna)).data.page.totItems;
  const me = { session: anna.session!, key: 'anna-buys-once' };
  const lost = first.call(checkout.buy, card, { ...me }).catch((failure: unknown) => failure);
  const reference = await provider.payment;
  await first.api.kill();
  await lost;
  expect(await provider.held(reference)).toBe('authorised');

  const { call } = await open();
  const again = { session: anna.session! };
  const { data: listed } = await call(orders.list, {}, again);
  expect(listed.page.totItems).toBe(earlier + 1);
  const orderId = Number(reference.split('-')[0]);
  const { data: order } = await call(orders.view, { order_id: orderId }, again);
  expect(order.orderStatusId).toBe(orderStatus.ordered);
  expect(await provider.held(reference)).toBe('authorised');
  expect(before.totalItems).toBeGreaterThan(0);
  expect((await call(cart.view, {}, again)).data.totalItems).toBe(0);

  const repeated = await call(checkout.buy, card, { ...me });
  expect([repeated.http, repeated.data.orderId ?? orderId]).toEqual([200, orderId]);
  expect((await call(orders.list, {}, again)).data.page.totItems).toBe(earlier + 1);
  await provider.close();
}, 240_000);
