import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../repetitions.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { fromJson } from '../../../demo/server/http/decode.ts';
import type { Credentials } from './caller.ts';
import { logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';
import { limitedServer } from '../../../demo/server/http/limitedServer.ts';

let shop: Shop;
let product: number;
const me: Credentials = {};
beforeAll(async () => {
  shop = await openShop();
  [product] = (await plainProducts(shop, 1)) as [number];
  await put(shop, me, { productId: product, quantity: 2 });
});
afterAll(() => shop.close());

const send = (path: string, body: string, type = 'application/json') =>
  shop.fetch(`/ebsn/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Ebsn-Session': me.session! },
    body,
  });

const untouched = async () => {
  const { data, headers } = await shop.request(cart.view, {}, me);
  expect(data.cartItems).toMatchObject([{ productId: product, quantity: 2 }]);
  expect(headers.get('X-Spesa-Revision')).toBe('1');
};

const senseless = [
  '-1',
  '0',
  '1e308',
  '"1e3"',
  '"NaN"',
  '0.0004',
  'null',
  '[]',
  '{}',
  '"1"',
  'true',
  '10000',
  '-0.001',
];

test.each(senseless)(
  'STK-06 a quantity of %s is a 400 with the envelope, and the cart is untouched [POST /cart/add]',
  async (quantity) => {
    const response = await send('/cart/add', `{"items":[{"productId":${product},"quantity":${quantity}}]}`);
    expect(response.status).toBe(400);
    expect((await response.json()).response).toMatchObject({
      status: 2,
      errorsMessage: [{ code: 'request.malformed' }],
    });
    await untouched();
  },
);

test('STK-06 a part of a piece is refused in words', async () => {
  const answer = await put(shop, me, { productId: product, quantity: 1.5 });
  expect(answer).toMatchObject({
    http: 200,
    status: 2,
    errors: [{ code: 'cart.quantityStep' }],
    data: { totalItems: 1 },
  });
  await untouched();
});

test('STK-06 whatever stands for a quantity, the answer is an envelope and never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.double(), fc.jsonValue(), fc.bigInt().map(String)), async (quantity) => {
      const body = JSON.stringify({ items: [{ productId: 999_999_999, quantity }] });
      const response = await send('/cart/add', body);
      expect([200, 400]).toContain(response.status);
      expect((await response.json()).response.status).not.toBe(0);
    }),
  );
  await untouched();
});

test.each([
  ['a prototype', '{"items":[{"productId":1,"quantity":1,"infos":{"__proto__":"x"}}]}', 400],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}},"items":[]}', 400],
  ['no JSON', '{"items":[', 400],
  ['a list', '[]', 400],
  ['a number of another size', '{"items":[{"productId":1e20,"quantity":1}]}', 400],
  ['a zero byte', '{"items":[{"productId":PRODUCT,"quantity":1,"searchParams":{"searchUid":"\\u0000"}}]}', 400],
  ['300 kB', `{"items":[],"x":"${'x'.repeat(300_000)}"}`, 413],
  ['100,000 levels', `{"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
])('%s as a body is answered with an envelope and no stack', async (_name, body, http) => {
  const response = await send('/cart/add', body.replace('PRODUCT', String(product)));
  const text = await response.text();
  expect(response.status).toBe(http);
  expect(JSON.parse(text).response.status).not.toBe(0);
  expect(text).not.toMatch(/\bat .+:\d+:\d+/);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  await untouched();
});

test.each([
  '{"items":[],"items":[{"productId":PRODUCT,"quantity":1}]}',
  '{"items":[{"productId":PRODUCT,"quantity":1,"quantity":1}]}',
  '{"items":[{"productId":PRODUCT,"quantity":1,"infos":{"a:\\"":"x","a:\\"":"x"}}]}',
  '{"items":[{"productId":PRODUCT,"quantity":1,"\\u0071uantity":2}]}',
])('SEC-21 a repeated key is 400: %s [POST /cart/add]', async (body) => {
  const response = await send('/cart/add', body.replace('PRODUCT', String(product)));
  expect([response.status, (await response.json()).response.errorsMessage[0].code]).toEqual([400, 'request.malformed']);
  await untouched();
});

test('SEC-21 whatever is written once is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, wide) => {
      const text = JSON.stringify(value, null, wide ? 2 : 0);
      if (!/__proto__|constructor|prototype/.test(text)) expect(fromJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('a repeated query key, a text for a number and an array for a scalar are 400', async () => {
  for (const query of ['address_id=1&address_id=2', 'address_id=uno', 'address_id=1e3', 'address_id=']) {
    expect((await shop.fetch(`/ebsn/api/user-address/view?${query}`)).status).toBe(400);
  }
});

test('forms are read as strictly as JSON, and only declared fields are', async () => {
  const response = await send(
    '/auth/login',
    'login=anna%40example.it&password=spesa-demo&userId=999&role=staff&show_sectors=false',
    'application/x-www-form-urlencoded;charset=UTF-8',
  );
  expect((await response.json()).user.userId).toBe(101);
  expect((await send('/auth/login', 'login=a&login=b&password=c', 'application/x-www-form-urlencoded')).status).toBe(
    400,
  );
});

test('other origins are let in only by name', async () => {
  const ask = (origin: string) => shop.fetch('/ebsn/api/auth/test', { headers: { Origin: origin } });
  for (const origin of ['null', 'https://evil.test', 'http://shop.test.evil.test'])
    expect((await ask(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('someone else’s address is as if it were not there', async () => {
  const carla = await logIn(shop, 'carla');
  const answer = async (id: number) =>
    (
      await shop.fetch(`/ebsn/api/user-address/view?address_id=${id}`, {
        headers: { 'X-Ebsn-Session': carla.session! },
      })
    ).json();
  expect(await answer(1001)).toEqual(await answer(424242));
});

test('a fault is a 500 with a request id, and nothing of its inside', async () => {
  const broken = await openShop();
  await broken.db.schema.dropTable('cart_item').cascade().execute();
  await put(broken, {}, { productId: product, quantity: 1 });
  const response = await broken.fetch('/ebsn/api/cart/add', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"items":[{"productId":${product},"quantity":1}]}`,
  });
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text).data.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(text).not.toContain('cart_item');
  expect(broken.log).toHaveLength(2);
  await broken.close();
});

test('TRACE is refused, and nothing of the request comes back', async () => {
  const server = limitedServer(() => new Response('served'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { status, allow, text } = await new Promise<{ status?: number; allow?: string; text: string }>((resolve) => {
    request({ port, method: 'TRACE', path: '/', headers: { Cookie: 'session=secret' } }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += String(piece)));
      answer.on('end', () => resolve({ status: answer.statusCode!, allow: answer.headers.allow!, text }));
    }).end();
  });
  server.closeAllConnections();
  server.close();
  expect([status, allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  expect(JSON.parse(text)).toMatchObject({ response: { errorsMessage: [{ code: 'request.method' }] } });
  expect(text).not.toContain('secret');
});
