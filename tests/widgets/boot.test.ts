import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takingOver, type BegunPage } from '../../core/browser/begunCall.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { orders, wholeOrder } from '../../core/api/endpoints/orders.ts';
import { testSpesa } from '../testBrowser.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { logIn } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { now } from '../moment.ts';

const api = 'http://shop.test/ebsn/api';
const uuid = 'a'.repeat(32);
const page = globalThis as BegunPage;
const { documentElement: root, head } = document;

let shop: Shop;
let asked: string[];
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const network = vi.fn<typeof fetch>((input, init) => {
  asked.push(`${init?.method ?? 'GET'} ${String(input)}`);
  return shop.fetch(input as string, init);
});

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', network);
  localStorage.clear();
  head.innerHTML = `<script type="application/json" data-spesa-config>${JSON.stringify({ api, site: '1', version: '9.9.9', showSectors: true })}</script>`;
});
afterEach(() => {
  for (const key of Object.getOwnPropertySymbols(page))
    if (key.description === 'spesa.begun') Reflect.deleteProperty(page, key);
  head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

let visit = 0;
const boot = () => import(/* @vite-ignore */ `../../widgets/boot.ts?visit=${(visit += 1)}`);
const keep = (name: string, value: unknown) => localStorage.setItem(`spesa:1:${name}`, JSON.stringify(value));
const begunCall = () => Object.getOwnPropertySymbols(page).some(({ description }) => description === 'spesa.begun');
const views = () => asked.filter((call) => call.includes('/cart/view'));

async function knownCustomer(): Promise<Credentials> {
  const held = await logIn(shop, 'anna');
  keep('client', uuid);
  keep('credentials', { session: held.session, account: held.account, epoch: 1 });
  keep('user', { userId: 1 });
  return held;
}

function spesaOf(clock: () => number = now, version = '9.9.9') {
  return testSpesa(takingOver(network, page, clock) as Shop['fetch'], {
    config: { api, version, showSectors: true },
    device: { local: localStorage, listeners: new Set(), lock: Promise.resolve() },
  });
}

test('marks on the root who was here, which store the prices are of, that an address is chosen and that the cart is full', async () => {
  keep('shop', { user: 'known', warehouse: '2', place: 'chosen', cart: 'full', hash: 'w2d0t0' });
  await boot();
  expect(['user', 'warehouse', 'place', 'cart', 'app'].map((name) => root.getAttribute(`data-spesa-${name}`))).toEqual([
    'known',
    '2',
    'chosen',
    'full',
    '',
  ]);
});

test.each([
  ['no session', JSON.stringify({ session: '', account: '', epoch: 3 })],
  ['broken storage', '{'],
])('with %s nothing is asked', async (_, credentials) => {
  localStorage.setItem('spesa:1:credentials', credentials);
  keep('client', uuid);
  await boot();
  expect(asked).toEqual([]);
  expect(begunCall()).toBe(false);
});

test('[GET /cart/view] the call that boot has begun is the first answer of the cart, asked once', async () => {
  await knownCustomer();
  await boot();
  expect(views()).toEqual([`GET ${api}/cart/view?show_sectors=true`]);
  const { spesa, browser } = spesaOf();
  browser.show();
  await vi.waitFor(() => expect(spesa.cart.store.getState().status).toBe('ready'));
  expect(spesa.cart.current()?.user.userId).toBeGreaterThan(0);
  expect(views()).toHaveLength(1);
  await spesa.cart.load();
  expect(views()).toHaveLength(2);
});

test.each<[string, () => ReturnType<typeof spesaOf>]>([
  ['it is older than ten seconds', () => spesaOf(() => now() + 10_001)],
  ['another version asks', () => spesaOf(now, '9.9.10')],
  [
    'another session is there by now',
    () => {
      keep('credentials', { session: 'f'.repeat(32), account: '', epoch: 2 });
      return spesaOf();
    },
  ],
])('the cart asks by itself when %s', async (_, open) => {
  await knownCustomer();
  await boot();
  const { spesa } = open();
  await spesa.cart.load().catch(() => {});
  expect(views()).toHaveLength(2);
});

test('a write voids the call that boot has begun', async () => {
  await knownCustomer();
  await boot();
  const { spesa } = spesaOf();
  await spesa.session.login({ login: 'anna@example.it', password: 'spesa-demo' });
  expect(begunCall()).toBe(false);
});

const begins = [['/order/view?order_id=12&show_replaced=true'], ['/checkout/prepare', '{}']];

async function bootWithCalls(): Promise<string[]> {
  head.querySelector<HTMLElement>('[data-spesa-config]')!.dataset['begins'] = JSON.stringify(begins);
  await boot();
  return asked.slice(1).map((call) => call.replace(api, ''));
}

test('[POST /checkout/prepare] [GET /order/view] what the page begins with is asked for a customer, and taken over once; a write of its own voids it', async () => {
  await knownCustomer();
  expect(await bootWithCalls()).toEqual(['GET /order/view?order_id=12&show_replaced=true', 'POST /checkout/prepare']);
  const { spesa } = spesaOf();
  const times = (path: string) => asked.filter((call) => call.includes(path)).length;
  for (const expected of [1, 2]) {
    await spesa.client.call(checkout.prepare, {}).catch(() => {});
    expect(times('/checkout/prepare')).toBe(expected);
  }
  await spesa.client.call(orders.view, wholeOrder(12)).catch(() => {});
  expect(times('/order/view')).toBe(2);
});

test('a session without an account begins with the cart alone', async () => {
  await knownCustomer();
  keep('credentials', { session: 'f'.repeat(32), account: '', epoch: 1 });
  expect(await bootWithCalls()).toEqual([]);
  expect(views()).toHaveLength(1);
});

test('SES-01 an expired session is treated as the client treats it', async () => {
  keep('client', uuid);
  keep('credentials', { session: 'f'.repeat(32), account: '', epoch: 1 });
  keep('user', { userId: 1 });
  await boot();
  const { spesa, browser } = spesaOf();
  browser.show();
  await vi.waitFor(() => expect(spesa.session.isLoggedIn()).toBe(false));
  expect(JSON.parse(localStorage.getItem('spesa:1:credentials') ?? '{}')).toMatchObject({ session: '' });
});

test('NET-01 a call that got lost is asked again', async () => {
  await knownCustomer();
  network.mockImplementationOnce((input) => {
    asked.push(`GET ${String(input)}`);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await boot();
  const { spesa } = spesaOf();
  expect((await spesa.cart.load())?.user.userId).toBeGreaterThan(0);
  expect(views()).toHaveLength(2);
});

test('a prerendered page begins its call when it is shown', async () => {
  await knownCustomer();
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await boot();
  expect(asked).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(views()).toHaveLength(1);
  Reflect.deleteProperty(document, 'prerendering');
});

test('XSS-16 after the paint the modules come once, hinted first, with the nonce of the script', async () => {
  const loader = 'data:text/javascript,globalThis.timesLoaded=(globalThis.timesLoaded??0)+1';
  Object.assign(head.querySelector<HTMLElement>('[data-spesa-config]')!.dataset, { loader, modules: '/a.js /b.js' });
  Object.defineProperty(document, 'currentScript', { value: { nonce: 'n1' }, configurable: true });
  await boot();
  Reflect.deleteProperty(document, 'currentScript');
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  const hints = [...head.querySelectorAll<HTMLLinkElement>('link')].filter(({ nonce }) => nonce !== '');
  expect(hints.map((hint) => [hint.getAttribute('href'), hint.nonce])).toEqual([
    ['/a.js', 'n1'],
    ['/b.js', 'n1'],
  ]);
  await vi.waitFor(() => expect(globalThis).toHaveProperty('timesLoaded', 1));
});

test('without PerformanceObserver the modules come with the load of the page', async () => {
  const had = Object.getOwnPropertyDescriptor(window, 'PerformanceObserver')!;
  Reflect.deleteProperty(window, 'PerformanceObserver');
  try {
    const named = { loader: 'data:text/javascript,', modules: '/a.js' };
    Object.assign(head.querySelector<HTMLElement>('[data-spesa-config]')!.dataset, named);
    await boot();
    expect(head.querySelectorAll('link')).toHaveLength(0);
    window.dispatchEvent(new Event('load'));
    expect(head.querySelector('link')?.getAttribute('href')).toBe('/a.js');
  } finally {
    Object.defineProperty(window, 'PerformanceObserver', had);
  }
});
