import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../demo/server/app.ts';
import { leastInput, shopRows } from './least.ts';
import { caller, type Caller } from './caller.ts';
import { sessionOf } from './roles.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 120_000);
afterAll(() => shop.close());

const always = {
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^no-referrer$/,
  'Strict-Transport-Security': /^max-age=(\d{8,})/,
  'Content-Security-Policy': /frame-ancestors 'none'/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
};
const tells = ['Server', 'X-Powered-By', 'Via'];
const trace = /node_modules|\n\s+at |\.ts:\d|select .* from|PGlite|PostgreSQL|hono/i;

/** What an answer lacks, or tells of the server. */
function faultsOf(headers: Headers, body: string, kept: boolean): string[] {
  const lacking = Object.entries(always).flatMap(([name, form]) => (form.test(headers.get(name) ?? '') ? [] : [name]));
  const told = tells.filter((name) => headers.has(name));
  const cache = headers.get('Cache-Control') ?? '';
  return [
    ...lacking,
    ...told,
    ...(kept || cache.includes('no-store') ? [] : [`Cache-Control: ${cache}`]),
    ...(trace.exec(body)?.slice(0, 1) ?? []),
  ];
}

/** A caller whose answers' texts are kept. */
function watched(fetch: Shop['fetch']): { request: Caller; last: () => string } {
  let body = '';
  const request = caller(async (input, init) => {
    const response = await fetch(input, init);
    body = await response.clone().text();
    return response;
  });
  return { request, last: () => body };
}

test('SEC-26 every row, to a visitor who gives nothing that it asks for and to a customer: all headers, no version, no trace, kept only where it is anybody’s', async () => {
  const { request, last } = watched(shop.fetch);
  const wrong: string[] = [];
  for (const row of shopRows)
    for (const role of ['visitor', 'customer'] as const) {
      const mine = await sessionOf(shop, role);
      const { http, headers } = await request(row, role === 'customer' ? leastInput(row) : {}, mine);
      const faults = faultsOf(headers, last(), row.shared === true && http === 200);
      if (faults.length > 0) wrong.push(`${row.method} ${row.path} ${role} ${http}: ${faults.join(', ')}`);
    }
  expect(wrong).toEqual([]);
}, 120_000);

test('SEC-26 so do refusals before a row is found, and faults of the server', async () => {
  const failing: KyselyPlugin = {
    transformQuery() {
      throw new Error('PGlite: select * from customer at /srv/app.ts:1');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = shop.db.withPlugin(failing);
  const broken = createApp({ ...shop.payments, db, listen: shop.listen, log: () => {} });
  const post = (body: string, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers });
  const json = { 'Content-Type': 'application/json' };
  const answers = {
    404: await shop.fetch('/ebsn/api/nothing'),
    403: await shop.fetch('/ebsn/api/cart/add', post('{}', { ...json, Origin: 'https://evil.test' })),
    400: await shop.fetch('/ebsn/api/cart/add', post('{"items":', json)),
    419: await shop.fetch('/ebsn/api/cart/view', { headers: { 'X-Ebsn-Session': 'x'.repeat(43) } }),
    500: await broken.request('http://shop.test/ebsn/api/cart/view', {
      headers: { 'X-Ebsn-Session': (await sessionOf(shop, 'customer')).session! },
    }),
  };
  for (const [status, answer] of Object.entries(answers)) {
    expect(String(answer.status)).toBe(status);
    expect([status, faultsOf(answer.headers, await answer.text(), false)]).toEqual([status, []]);
  }
});
