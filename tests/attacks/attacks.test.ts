import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../core/api/endpoints/account.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { asPost, type Endpoint } from '../../core/api/endpoint.ts';
import { createApp } from '../../demo/server/app.ts';
import { consoleLog } from '../../demo/server/http/log.ts';
import { openSession } from '../../demo/server/session/session.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { fieldsOf, leastInput, shopRows } from '../demo/server/least.ts';
import { allRoles, sessionOf } from '../demo/server/roles.ts';
import { rowsOf } from '../demo/server/rowsOf.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterAll(async () => {
  expect(shop.log.map(({ row, fault }) => `${row.name} ${String(fault)}`)).toEqual([]);
  await shop.close();
});

const hour = 3_600_000;

/** Calls with `change` laid over the least input; the credentials of the caller stay as they are. */
const send = (row: Endpoint, change: object, mine: Credentials) =>
  shop.request(row, { ...leastInput(row), ...change }, { ...mine });

test('SEC-12 whatever a body brings beside its fields, nobody gets points, a role, a price, a grant or another id', async () => {
  const evil = {
    userId: 102,
    user_id: 102,
    role: 'backoffice',
    userTypeId: '1',
    user_type_id: '1',
    companyId: 32,
    company_id: 32,
    points: { PM2: 1000 },
    wallet: 1000,
    userPointsCounters: [{ codInt: 'PM2', value: 1000 }],
    price: 0,
    paid: 0,
    list: 0,
    unitPrice: 0,
    grossTotal: 0,
    status: 8,
    orderStatusId: 8,
    grant: 'OWNER',
    access: 'WRITE',
    confirmed: false,
    profileLevel: 2,
    profile: { level: 2 },
    kind: 'sso',
    actorId: 106,
    mfa: true,
    isAdmin: true,
  };
  const watched = async () => [
    await shop.db
      .selectFrom('customer')
      .select(['user_id', 'role', 'user_type_id', 'company_id', 'points', 'profile_level', 'confirmed'])
      .orderBy('user_id')
      .execute(),
    await rowsOf(shop.db, ['price', 'wishlist_share', 'points_movement']),
    await shop.db
      .selectFrom('session')
      .select('session_id')
      .where('kind', '<>', 'shop')
      .where('user_id', '<>', 106)
      .execute(),
  ];
  const before = await watched();
  const inside = { items: [{ productId: 20_001, itemId: 1, quantity: 1, ...evil }], infos: evil };
  for (const row of shopRows.filter(({ method, path }) => method === 'POST' && path !== '/auth/login'))
    for (const role of ['visitor', 'customer', 'master'] as const)
      for (const change of [evil, { ...evil, ...inside }])
        expect((await send(row, change, await sessionOf(shop, role))).http, row.path).not.toBe(500);
  expect(await watched()).toEqual(before);
}, 60_000);

test('SEC-13 text for the database in every text parameter is a text: no fault, no effect, no wait', async () => {
  const payloads = [
    "x' or '1'='1",
    "x'; update customer set role = 'backoffice'; select pg_sleep(4); --",
    "\\'; (select pg_sleep(4))",
  ];
  const before = await rowsOf(shop.db, ['customer', 'price', 'setting']);
  const wrong: string[] = [];
  for (const row of shopRows) {
    const names = fieldsOf(row, 'string');
    if (names.length === 0) continue;
    const role = allRoles.find((each) => row.who === each) ?? 'master';
    for (const payload of payloads) {
      const began = performance.now();
      const { http } = await send(
        row,
        Object.fromEntries(names.map((name) => [name, payload])),
        await sessionOf(shop, role),
      );
      if (http >= 500 || performance.now() - began > 4_000) wrong.push(`${row.path} ${http}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await rowsOf(shop.db, ['customer', 'price', 'setting'])).toBe(before);
}, 120_000);

test('SEC-07 exactly the origins that are named may read answers: no look-alike, no wildcard, no credentials', async () => {
  const app = createApp({
    db: shop.db,
    listen: shop.listen,
    provider: {} as never,
    origins: ['https://app.example.it'],
    log: () => {},
  });
  const ask = (origin: string, method = 'GET') =>
    app.request('http://shop.test/ebsn/api/auth/test', { method, headers: { Origin: origin } });
  for (const origin of [
    'null',
    'https://example.it',
    'https://app.example.it.evil.test',
    'https://evilapp.example.it',
    'https://appxexample.it',
    'http://app.example.it',
    'https://app.example.it:8443',
    'https://APP.example.it',
    '*',
  ])
    for (const method of ['GET', 'OPTIONS'])
      expect((await ask(origin, method)).headers.get('Access-Control-Allow-Origin'), origin).toBeNull();
  const good = (await ask('https://app.example.it')).headers;
  expect(good.get('Access-Control-Allow-Origin')).toBe('https://app.example.it');
  expect(good.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(good.get('Vary')).toContain('Origin');
});

test('SEC-02 a session in use ends 30 days after the login that asked for it, else after 12 hours, the back office’s too: 419 and nothing else', async () => {
  const offset = shop.clock.offset;
  const alive = async (opening: object, after: number, step = 0.4 * hour) => {
    const { token } = await openSession(shop.db, shop.clock, {
      userId: 101,
      remember: false,
      device: undefined,
      ...opening,
    });
    for (let used = step; used < after; used += step) {
      shop.clock.offset = offset + used;
      await shop.request(cart.view, {}, { session: token });
    }
    shop.clock.offset = offset + after;
    const { http, user, data } = await shop.request(cart.view, {}, { session: token });
    shop.clock.offset = offset;
    if (http === 419) expect({ userId: user.userId, data }).toEqual({ userId: -1, data: {} });
    return http;
  };
  expect(await alive({ remember: true }, 719 * hour, 100 * hour)).toBe(200);
  expect(await alive({ remember: true }, 721 * hour, 100 * hour)).toBe(419);
  expect(await alive({}, 11 * hour)).toBe(200);
  expect(await alive({}, 13 * hour)).toBe(419);
  expect(await alive({ userId: 106, kind: 'sso' }, 11 * hour)).toBe(200);
  expect(await alive({ userId: 106, kind: 'sso' }, 13 * hour)).toBe(419);
});

test('SEC-14 SEC-27 no password, token, pin or code stands in a line of the log, even of a fault; line ends are no new lines', async () => {
  const isSecret = (name: string) =>
    /password|token|pin|otp|control_code/.test(name) && !/^(type_|shopping)/.test(name);
  const lines: string[] = [];
  const kept = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')].map((spy) =>
    spy.mockImplementation((line: string) => void lines.push(line)),
  );
  let planted = 0;
  for (const declared of shopRows) {
    for (const endpoint of declared.postable ? [declared, asPost(declared)] : [declared]) {
      const secrets = fieldsOf(endpoint, 'string').filter(isSecret);
      planted += secrets.length;
      const input = {
        ...leastInput(endpoint),
        ...Object.fromEntries(secrets.map((name) => [name, `planted-${name}`])),
      };
      const request = { req: { path: endpoint.path, url: `http://x${endpoint.path}?password=planted` } } as never;
      const entry = { row: { name: endpoint.name, endpoint }, request, started: 0, input };
      consoleLog({ ...entry, http: 500, fault: new Error('fault'), id: '1' });
      consoleLog({ ...entry, http: 403, code: 'refused' });
    }
  }
  consoleLog({
    row: { name: 'account.survey', endpoint: account.survey },
    request: { req: { path: account.survey.path } } as never,
    started: 0,
    http: 500,
    fault: 'x',
    id: '1',
    input: { surveyId: 'a\nfalse line' },
  });
  for (const spy of kept) spy.mockRestore();
  expect(planted).toBeGreaterThan(15);
  expect(lines.filter((line) => line.includes('planted'))).toEqual([]);
  expect(lines.at(-1)).not.toContain('\nfalse');
});
