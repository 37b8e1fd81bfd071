import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../core/api/error.ts';
import { endpoints } from '../../core/api/endpoints/index.ts';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { session } from '../../core/api/endpoints/session.ts';
import { retryAfter } from '../../core/api/send.ts';
import { aCart } from '../carts.ts';
import { network, reply, settle } from '../network.ts';
import '../repetitions.ts';
import { createDevice, testSpesa } from '../testBrowser.ts';

const rows: Endpoint[] = Object.values(endpoints).flatMap((table) => Object.values(table));
const anyInput = {
  q: 'x',
  slug: 'x',
  product_id: 1,
  product_ids: '1',
  depth: 3,
  categoryBlockId: 1,
  items: [],
  code: 'X',
  cart_id: 1,
  order_id: 1,
  list_id: 1,
  property: 'a',
  value: 'b',
  login: 'a',
  password: 'b',
  store_id: 1,
  address_id: 1,
  delivery_service_id: 1,
  sel_date: '2026-11-24',
  timeslot_id: 1,
  'address-id': 1,
  payment_type_id: 12,
  address1: 'Via Roma',
  addressNumber: '1',
  city: 'Genova',
  province: 'GE',
  postalcode: '16100',
};
const failure = async (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error as ApiError,
  );
const list = { page: { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 24 }, products: [], facets: [] };

describe('the client', () => {
  it.each(rows.map((row) => [row.name, row] as const))(
    'NET-03 a captive portal’s page is no answer of %s',
    async (_, row) => {
      const page = network(
        () => new Response('<html>Accedi al Wi-Fi</html>', { headers: { 'Content-Type': 'text/html' } }),
      );
      const { spesa } = testSpesa(page.fetch);
      const error = await failure(spesa.client.call(row, anyInput as never));
      expect(error).toBeInstanceOf(ApiError);
      expect(error.reason).toBe(row.effect === 'write' ? 'uncertain' : 'unreachable');
      expect(spesa.client.peek(row, anyInput)).toBeUndefined();
    },
  );

  it.each(Array.from({ length: 10 }, (_, cut) => cut))(
    'NET-06 an answer cut after %i tenths is unreachable for a read, uncertain for a write',
    async (cut) => {
      const whole = await reply(aCart()).text();
      const cutOff = network(() => new Response(whole.slice(0, Math.floor((whole.length * cut) / 10))));
      const { spesa } = testSpesa(cutOff.fetch);
      expect((await failure(spesa.client.call(cart.view, {}))).reason).toBe('unreachable');
      expect((await failure(spesa.client.call(cart.update, { items: [] }))).reason).toBe('uncertain');
    },
  );

  it('sends the six headers and what the row adds', async () => {
    const net = network(() => reply(aCart(), { headers: { 'X-Ebsn-Session': 's1' } }));
    const { spesa } = testSpesa(net.fetch);
    await spesa.client.call(cart.view, {});
    await spesa.client.call(cart.view, {});
    const { headers, query } = net.sent[1]!;
    expect(query.get('show_sectors')).toBe('false');
    expect(headers.get('X-Ebsn-Session')).toBe('s1');
    expect(headers.get('X-Ebsn-Client')).toBe('site');
    expect(headers.get('X-Ebsn-Language')).toBe('it');
    expect(headers.get('X-Ebsn-Client-Uuid')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('bears one id of the browser, also in two tabs that have opened it together', async () => {
    const device = createDevice();
    const net = network(() => reply(aCart()));
    const one = testSpesa(net.fetch, { device });
    device.local.removeItem('spesa:1:client');
    const other = testSpesa(net.fetch, { device });
    await one.spesa.client.call(cart.view, {});
    await other.spesa.client.call(cart.view, {});
    const ids = net.sent.map(({ headers }) => headers.get('X-Ebsn-Client-Uuid'));
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('sends the login as a form and trims the name, not the password', async () => {
    const net = network(() => reply(aCart()));
    const { spesa } = testSpesa(net.fetch);
    await spesa.session.login({ login: ' anna@example.it ', password: ' p ' });
    const body = net.sent[0]!.body as URLSearchParams;
    expect([body.get('login'), body.get('password')]).toEqual(['anna@example.it', ' p ']);
  });

  it('SES-03 an answer to an older request never rolls a newer session back', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const old = spesa.client.call(wholeCart.purchaseRestriction, {});
    const login = spesa.session.login({ login: 'a', password: 'b' });
    await settle();
    net.sent[1]!.answer(reply(aCart(), { headers: { 'X-Ebsn-Session': 'new', 'X-Ebsn-Account': 'anna' } }));
    await login;
    net.sent[0]!.answer(
      reply({ restrictions: [] }, { headers: { 'X-Ebsn-Session': 'old', 'X-Ebsn-Account': 'nobody' } }),
    );
    await old;
    const next = spesa.client.call(cart.view, {});
    await settle();
    expect(net.sent[2]!.headers.get('X-Ebsn-Session')).toBe('new');
    expect(net.sent[2]!.headers.get('X-Ebsn-Account')).toBe('anna');
    net.sent[2]!.answer(reply(aCart()));
    await next;
  });

  it('a 419 brings no new account', async () => {
    const net = network(() => reply({}, { http: 419, status: 5, headers: { 'X-Ebsn-Account': 'x' } }));
    const { spesa } = testSpesa(net.fetch);
    expect((await failure(spesa.client.call(cart.view, {}))).reason).toBe('expired');
    await failure(spesa.client.call(cart.view, {}));
    expect(net.sent[1]!.headers.get('X-Ebsn-Account')).toBeNull();
  });

  it('a refusal carries the server’s texts, whatever their spelling', async () => {
    const spellings = [
      [{ code: 'cart.maxAcq', message: 'Basta' }],
      [{ error: 'Basta' }],
      ['Basta'],
      'Basta',
      { message: 'Basta' },
    ];
    for (const errors of spellings) {
      const net = network(() => new Response(JSON.stringify({ response: { status: 4, errors }, data: {} })));
      const error = await failure(testSpesa(net.fetch).spesa.client.call(cart.add, { items: [] }));
      expect(error.messages.errors[0]?.message).toBe('Basta');
    }
  });

  it('NET-08 Retry-After is honoured as seconds and as a date, at most 30 s, and absurd values are none or 30 s', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    expect(retryAfter('7', now)).toBe(7_000);
    expect(retryAfter('Sat, 21 Nov 2026 10:00:05 GMT', now)).toBe(5_000);
    expect(retryAfter('99999999', now)).toBe(30_000);
    expect(retryAfter('junk', now)).toBe(0);
    const absurd = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      fc.constantFrom('-5', '1e9', 'Infinity', '  7  ', '0x10', '١٢'),
    );
    fc.assert(
      fc.property(absurd, (header) => {
        const ms = retryAfter(header, now);
        expect(ms >= 0 && ms <= 30_000, `${header}: ${ms}`).toBe(true);
      }),
    );
  });

  it('NET-08 a read told to come back in seven seconds waits so long before it asks again', async () => {
    let calls = 0;
    const busy = network(() =>
      ++calls === 1 ? new Response('', { status: 503, headers: { 'Retry-After': '7' } }) : reply(list),
    );
    const { spesa, browser } = testSpesa(busy.fetch);
    const waited: number[] = [];
    browser.wait = async (ms) => void waited.push(ms);
    await spesa.client.call(catalogue.products, {});
    expect(waited).toEqual([7_000]);
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a read', catalogue.products, 15_000],
    ['a write', cart.add, 30_000],
    ['the order', endpoints.checkout.buy, 60_000],
  ] as const)('NET-05 %s that is never answered ends in time', async (_, row, ms) => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const outcome = failure(spesa.client.call(row as Endpoint, anyInput as never));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(net.sent).toHaveLength(1);
    expect(net.sent[0]!.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(ms * 3);
    expect((await outcome).reason).toBe(row.effect === 'write' ? 'uncertain' : 'unreachable');
  });

  it('NET-05 a body that stalls ends in time', async () => {
    const net = network(
      (sent) =>
        new Response(
          new ReadableStream({
            start: (stream) =>
              sent.signal?.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError'))),
          }),
        ),
    );
    const { spesa } = testSpesa(net.fetch);
    const outcome = failure(spesa.client.call(cart.add, { items: [] }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await outcome).reason).toBe('uncertain');
  });
});

describe('repeating', () => {
  it('NET-07 a read is sent at most three times, a write without a key once', async () => {
    const down = network(() => new Response('', { status: 503 }));
    const { spesa } = testSpesa(down.fetch);
    await failure(spesa.client.call(catalogue.products, {}));
    expect(down.sent).toHaveLength(3);
    await failure(spesa.client.call(cart.add, { items: [] }));
    expect(down.sent).toHaveLength(4);
  });

  it('NET-07 a write with a key is repeated with the same key', async () => {
    let calls = 0;
    const flaky = network(() => (++calls < 3 ? new Response('', { status: 503 }) : reply(aCart())));
    const { spesa } = testSpesa(flaky.fetch);
    await spesa.client.call(cart.add, { items: [] }, { idempotencyKey: 'k' });
    expect(flaky.sent.map((sent) => sent.headers.get('Idempotency-Key'))).toEqual(['k', 'k', 'k']);
  });

  it('a refusal is never repeated', async () => {
    const net = network(() => reply({}, { status: 4 }));
    const { spesa } = testSpesa(net.fetch);
    await failure(spesa.client.call(catalogue.products, {}));
    await failure(spesa.client.call(session.test, {}));
    expect(net.sent).toHaveLength(2);
  });
});

describe('what an answer must have', () => {
  it('CART-09 an answer without a cart is malformed', async () => {
    for (const data of [
      {},
      [],
      null,
      { cartId: 'x' },
      { ...aCart(), cartId: undefined },
      { ...aCart(), grossTotal: undefined },
    ]) {
      const net = network(() => reply(data));
      expect((await failure(testSpesa(net.fetch).spesa.client.call(cart.view, {}))).reason).toBe('malformed');
    }
  });

  it('a broken item of a list is left out, numbers written as texts are read, absent texts are empty', async () => {
    const products = [
      { productId: '5', name: 'Pane', productInfos: [], priceDisplay: '1.20', available: 3 },
      { name: 'senza id' },
      null,
    ];
    const net = network(() => reply({ ...list, products }));
    const { data } = await testSpesa(net.fetch).spesa.client.call(catalogue.products, {});
    expect(data.products).toEqual([
      {
        productId: 5,
        name: 'Pane',
        shortDescr: '',
        description: '',
        slug: '',
        productInfos: {},
        priceDisplay: 1.2,
        available: 3,
      },
    ]);
  });

  it('a missing price stays missing', async () => {
    const net = network(() => reply({ ...list, products: [{ productId: 5, price: null, priceDisplay: 'gratis' }] }));
    const { data } = await testSpesa(net.fetch).spesa.client.call(catalogue.products, {});
    expect(data.products[0]).not.toHaveProperty('priceDisplay');
    expect(data.products[0]).not.toHaveProperty('price');
  });
});
