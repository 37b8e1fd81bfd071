import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../../core/api/endpoints/session.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

test('[GET /auth/test] a visitor without a session is anonymous, and none is made', async () => {
  const { http, status, user, data, headers } = await shop.request(session.test, { operation: 'order' });
  expect({ http, status, userId: user.userId, allowed: data.allowed }).toEqual({
    http: 200,
    status: 0,
    userId: -1,
    allowed: false,
  });
  expect(headers.get('X-Ebsn-Session')).toBeNull();
});

test('a session header that names no session is answered with 419', async () => {
  const { http, errors, headers } = await shop.request(session.test, {}, { session: 'x'.repeat(43) });
  expect(http).toBe(419);
  expect(errors[0]?.code).toBe('session.expired');
  expect(headers.get('X-Ebsn-Account')).toBeNull();
});

test('an unknown path is a 404 with the envelope and the security headers', async () => {
  const response = await shop.fetch('/ebsn/api/nothing');
  expect(response.status).toBe(404);
  expect((await response.json()).response.errors[0].error).toBe('Questo indirizzo non esiste.');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('the OpenAPI document has every path once', async () => {
  const document = await (await shop.fetch('/ebsn/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths['/cart/add'])).toEqual(['post']);
  expect(document.paths['/products'].get.operationId).toBe('catalogue_products_or_catalogue_product');
});
