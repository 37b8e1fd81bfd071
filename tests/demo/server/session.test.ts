import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { entriesOf } from '../../../core/schema/shape.ts';
import { sweep } from '../../../demo/server/sql/session/sweep.ts';
import { logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let products: number[];
beforeAll(async () => {
  shop = await openShop();
  products = await plainProducts(shop, 3, 50);
});
afterAll(() => shop.close());

const tables: Record<string, Record<string, Endpoint>> = endpoints;
const rows = Object.entries(tables).flatMap(([area, table]) =>
  Object.entries(table).map(([name, row]) => ({ name: `${area}.${name}`, row })),
);
const gettersThatWrite = rows.filter(
  ({ row }) => row.base === 'shop' && row.method === 'GET' && row.effect === 'write' && row.proof === 'session',
);

test('SEC-01 SES-03 a login gives a new token and kills the old one, a logout kills that; a dead token is 419 and never another session [POST /auth/logout]', async () => {
  const me: { session?: string; account?: string } = {};
  await put(shop, me, { productId: products[0]!, quantity: 1 });
  const anonymous = me.session!;
  await logIn(shop, 'anna', me);
  const known = me.session!;
  expect(known).toMatch(/^[\w-]{43}$/);
  expect(known).not.toBe(anonymous);
  const late = await shop.request(cart.view, {}, { session: anonymous });
  expect(late).toMatchObject({ http: 419, user: { userId: -1 } });
  expect(late.headers.get('X-Ebsn-Session')).toBeNull();
  expect(late.headers.get('X-Ebsn-Account')).toBeNull();
  const account = me.account;
  await shop.request(session.logout, {}, me);
  expect(me.session).toBe('');
  expect(me.account).not.toBe(account);
  for (const row of [cart.view, session.test]) expect((await shop.request(row, {}, { session: known })).http).toBe(419);
  expect((await put(shop, { session: known }, { productId: products[0]!, quantity: 1 })).http).toBe(419);
});

test('SES-03 the account header opens nothing: only the session decides who is there', async () => {
  const anna = await logIn(shop, 'anna');
  const { user } = await shop.request(session.test, {}, { account: anna.account! });
  expect(user.userId).toBe(-1);
  expect((await shop.request(orders.list, {}, { account: anna.account! })).status).toBe(5);
});

test('SEC-01 tokens and passwords are stored as hashes only', async () => {
  const { session: token } = await logIn(shop, 'anna');
  const stored = JSON.stringify([
    await shop.db.selectFrom('session').selectAll().execute(),
    await shop.db.selectFrom('customer').selectAll().execute(),
  ]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain('spesa-demo');
});

test('[POST /auth/login] an unknown account and a wrong password read the same; the eleventh try within 15 minutes is a 429, later ones are heard again', async () => {
  const attempt = (login: string) => shop.request(session.login, { login, password: 'sbagliata' });
  const unknown = await attempt('nessuno@example.it');
  const wrong = await attempt(' Bruno@Example.IT ');
  expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  expect(wrong).toMatchObject({ http: 200, status: 4, errors: [{ code: 'auth.badCredentials' }] });
  for (let tries = 2; tries <= 10; tries += 1) await attempt('bruno@example.it');
  const limited = await shop.request(session.login, { login: 'bruno@example.it', password: 'spesa-demo' });
  expect(limited.http).toBe(429);
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  shop.clock.offset += 15 * 60_000;
  expect((await shop.request(session.login, { login: 'bruno@example.it', password: 'spesa-demo' })).status).toBe(0);
});

test('CACHE-02 the GETs that write are marked: never cached, never retried', () => {
  expect(gettersThatWrite.map(({ name }) => name)).toContain('delivery.selectTimeslot');
  for (const { row } of gettersThatWrite)
    expect({ path: row.path, cached: row.cached, hashed: row.hashed }).toEqual({
      path: row.path,
      cached: false,
      hashed: false,
    });
});

test.each(gettersThatWrite)(
  'CACHE-02 SLOT-06 $name changes nothing for an image, a prefetch or a crawler: 419 without the session header',
  async ({ row }) => {
    const count = async () => [
      await shop.db.selectFrom('session').select('session_id').execute(),
      await shop.db.selectFrom('cart').selectAll().orderBy('cart_id').execute(),
    ];
    const before = await count();
    const query = Object.keys(entriesOf(row.query))
      .map((name) => `${name}=${name === 'sel_date' ? '2026-11-25' : '1201'}`)
      .join('&');
    const { session: token } = await logIn(shop, 'anna');
    const afterLogin = await count();
    for (const headers of [
      { 'Sec-Fetch-Dest': 'image' },
      { 'Sec-Purpose': 'prefetch' },
      { 'User-Agent': 'Googlebot' },
      { Cookie: `X-Ebsn-Session=${token}` },
      { 'X-Ebsn-Session': '' },
      { 'X-Ebsn-Session': 'x'.repeat(43) },
    ] as Record<string, string>[]) {
      const response = await shop.fetch(`/ebsn/api${row.path}?${query}&session=${token}`, { headers });
      expect(response.status).toBe(419);
      expect((await response.json()).response.errorsMessage[0].code).toBe('session.expired');
      expect(response.headers.get('X-Ebsn-Session')).toBeNull();
    }
    expect(await count()).toEqual(afterLogin);
    expect(before[0]!.length).toBe(afterLogin[0]!.length - 1);
  },
);

test('reads make no session', async () => {
  const before = await shop.db.selectFrom('session').select('session_id').execute();
  for (const { row } of rows.filter((each) => each.row.effect === 'read' && each.row.method === 'GET')) {
    expect((await shop.fetch(`/ebsn/api${row.path}`)).headers.get('X-Ebsn-Session')).toBeNull();
  }
  expect(await shop.db.selectFrom('session').select('session_id').execute()).toEqual(before);
});

test('a session that is over is 419, and the sweep throws it away with its cart', async () => {
  const me: { session?: string } = {};
  await put(shop, me, { productId: products[0]!, quantity: 1 });
  const carts = () => shop.db.selectFrom('cart').select('cart_id').where('session_id', 'is not', null).execute();
  const before = (await carts()).length;
  const offset = shop.clock.offset;
  shop.clock.offset += 31 * 86_400_000;
  expect((await shop.request(cart.view, {}, me)).http).toBe(419);
  await sweep(shop.db, shop.clock);
  shop.clock.offset = offset;
  expect(before).toBeGreaterThan(0);
  expect(await carts()).toEqual([]);
});
