import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import { createApp } from '../../../demo/server/app.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const ours = 'http://shop.test';
const another = 'https://www.example.org';

let shop: Shop;
let anna: string;
beforeAll(async () => {
  shop = await openShop();
  anna = (await logIn(shop, 'anna')).session!;
});
afterAll(() => shop.close());

const tables: Record<string, Record<string, Endpoint>> = endpoints;
const posts = Object.values(tables).flatMap((table) =>
  Object.values(table).filter((row) => row.base === 'shop' && row.method === 'POST'),
);

const state = async () =>
  JSON.stringify([
    await shop.db.selectFrom('session').selectAll().orderBy('session_id').execute(),
    await shop.db.selectFrom('cart').selectAll().orderBy('cart_id').execute(),
    await shop.db.selectFrom('cart_item').selectAll().orderBy('item_id').execute(),
  ]);

const send = (path: string, type: string | null, body: string, headers: Record<string, string> = {}) =>
  shop.fetch(`/ebsn/api${path}`, {
    method: 'POST',
    headers: { ...headers, ...(type !== null && { 'Content-Type': type }) },
    body: type === null ? new Uint8Array(new TextEncoder().encode(body)) : body,
  });

describe('SEC-06 what another site can send without being asked', () => {
  test('as plain text, as a form or without a type: 415, no session is made and nothing changes', async () => {
    const before = await state();
    for (const row of posts)
      for (const type of ['text/plain', 'multipart/form-data; boundary=x', null, 'application/x-www-form-urlencoded']) {
        if (row.encoding && type?.endsWith('urlencoded')) continue;
        const response = await send(row.path, type, '{"items":[{"productId":1,"quantity":1}]}');
        expect([row.path, type, response.status]).toEqual([row.path, type, 415]);
        expect((await response.json()).response.errorsMessage[0].code).toBe('request.contentType');
      }
    expect(await state()).toBe(before);
  });

  test('with its Origin: 403 for whatever writes, also where a session came with it', async () => {
    const before = await state();
    for (const origin of [
      another,
      'null',
      `${ours}.example.org`,
      'http://shop.test:81',
      'https://shop.test',
      'http://',
    ]) {
      for (const row of posts.filter(({ effect }) => effect === 'write')) {
        const type = row.encoding ? 'application/x-www-form-urlencoded' : 'application/json';
        const body = row.encoding
          ? 'login=anna%40example.it&password=spesa-demo'
          : '{"items":[{"productId":1,"quantity":1}]}';
        const response = await send(row.path, type, body, { Origin: origin, 'X-Ebsn-Session': anna });
        expect([row.path, origin, response.status]).toEqual([row.path, origin, 403]);
        expect((await response.json()).response.errorsMessage[0].code).toBe('request.origin');
      }
      const selecting = await shop.fetch('/ebsn/api/timeslot/select?sel_date=2030-01-01&timeslot_id=1', {
        headers: { Origin: origin, 'X-Ebsn-Session': anna },
      });
      expect(selecting.status).toBe(403);
    }
    expect(await state()).toBe(before);
  });

  test('our own origin, one that is let in by name, and no origin at all are served', async () => {
    const app = createApp({
      db: shop.db,
      listen: shop.listen,
      provider: {} as never,
      origins: ['https://app.example.it'],
      places: { shop: 'https://negozio.example.it' },
      log: () => {},
    });
    const statusFrom = async (headers: Record<string, string>) =>
      (
        await app.request(`${ours}/ebsn/api/cart/update-cart-info`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: '{"property":"note","value":"x"}',
        })
      ).status;
    for (const origin of [ours, 'https://app.example.it', 'https://negozio.example.it'])
      expect([origin, await statusFrom({ Origin: origin })]).toEqual([origin, 200]);
    expect(await statusFrom({})).toBe(200);
    expect(await statusFrom({ 'Content-Type': 'application/json; charset=utf-8' })).toBe(200);
    expect(await statusFrom({ Origin: another })).toBe(403);
  });

  test.each([
    { proxies: [], scheme: 'https', origin: 'https://shop.test', http: 403 },
    { proxies: ['10.0.0.1'], scheme: 'https', origin: 'https://shop.test', http: 403 },
    { proxies: ['local'], scheme: 'https', origin: 'https://shop.test', http: 200 },
    { proxies: ['local'], scheme: 'https', origin: ours, http: 403 },
    { proxies: ['local'], scheme: 'http', origin: ours, http: 200 },
    { proxies: ['local'], scheme: '', origin: ours, http: 200 },
    { proxies: ['local'], scheme: 'not a scheme', origin: ours, http: 403 },
  ])('http and https of one host are two origins: $origin by $scheme through $proxies', async (row) => {
    const app = createApp({
      db: shop.db,
      listen: shop.listen,
      provider: {} as never,
      proxies: row.proxies,
      log: () => {},
    });
    const { status } = await app.request(`${ours}/ebsn/api/cart/update-cart-info`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: row.origin,
        ...(row.scheme && { 'X-Forwarded-Proto': row.scheme }),
      },
      body: '{"property":"note","value":"x"}',
    });
    expect(status).toBe(row.http);
  });
});
