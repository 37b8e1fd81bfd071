import { describe, expect, it } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { endpoints } from '../../core/api/endpoints/index.ts';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { LIFETIME } from '../../core/api/cache.ts';
import { MOST_ENTRIES } from '../../core/api/cached.ts';
import { aCart } from '../carts.ts';
import { network, reply, settle } from '../network.ts';
import { createDevice, testSpesa } from '../testBrowser.ts';

const list = { page: { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 24 }, products: [], facets: [] };
/** Ruling 23. */
const getsThatWrite = [
  ...[
    '/timeslot/select',
    '/store-proximity/select',
    '/user-address/delete',
    '/shopatwork/subscribe',
    '/saml/do-login',
    '/saml/do-logout',
    '/social-redir/google-mobile',
    '/social-redir/facebook-mobile',
    '/user-search/select_user',
    '/user-person-fiscal/delete-person-fiscal',
    '/externalregistration/register',
    '/externalregistration/unregister',
  ],
  ...[
    'registration_confirm',
    'registration_resend_email',
    'password_reset',
    'password_reset_token_request',
    'update_email_request',
    'update_email',
    'update_password',
    'user_anonymize',
    'anonymize_token_request',
  ].map((name) => `/registration/${name}`),
];
const open = (device = createDevice()) => {
  const net = network((sent) =>
    sent.path.startsWith('/cart') || sent.path.startsWith('/auth') ? reply(aCart()) : reply(list),
  );
  return { net, ...testSpesa(net.fetch, { device }) };
};
const count = (net: ReturnType<typeof network>, path: string) => net.sent.filter((sent) => sent.path === path).length;

describe('the answer cache', () => {
  it.each([{}, [], 'x', 7])('STO-03 asks anew where the kept answer has become %j', async (damaged) => {
    const { net, spesa, browser } = open();
    const ask = () => spesa.client.call(catalogue.products, { q: 'latte' });
    const { data } = await ask();
    const [key] = Object.keys(browser.page.read('answers', Object) as object);
    browser.page.write(`answer:${key}`, damaged);
    expect((await ask()).data).toEqual(data);
    expect(count(net, '/products')).toBe(2);
  });

  it('keeps an answer for 15 minutes, not longer, and drops one from the future', async () => {
    const { net, spesa, browser } = open();
    await spesa.client.call(catalogue.products, { q: 'latte' });
    browser.offset = LIFETIME - 20_000;
    await spesa.client.call(catalogue.products, { q: 'latte' });
    expect(count(net, '/products')).toBe(1);
    browser.offset = LIFETIME + 50;
    await spesa.client.call(catalogue.products, { q: 'latte' });
    expect(count(net, '/products')).toBe(2);
    browser.offset = -3_600_000;
    await spesa.client.call(catalogue.products, { q: 'latte' });
    expect(count(net, '/products')).toBe(3);
  });

  it('CACHE-01 a read that began before a write is not kept', async () => {
    const net = network((sent) => (sent.path === '/products' ? undefined : reply(aCart())));
    const { spesa } = testSpesa(net.fetch);
    const read = spesa.client.call(catalogue.products, { q: 'latte' });
    await settle();
    await spesa.client.call(cart.add, { items: [] });
    net.sent[0]!.answer(reply(list));
    await read;
    expect(spesa.client.peek(catalogue.products, { q: 'latte' })).toBeUndefined();
  });

  it('CACHE-02 every call that writes or is no GET empties the cache and is neither kept nor shared', async () => {
    const rows: Endpoint[] = Object.values(endpoints).flatMap((table) => Object.values(table));
    const writes = rows.filter(({ effect, method }) => effect === 'write' || method !== 'GET');
    const gets = rows.filter(({ method }) => method === 'GET');
    expect(
      gets
        .filter(({ effect }) => effect === 'write')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      gets
        .map(({ path }) => path)
        .filter((path) => getsThatWrite.includes(path))
        .sort(),
    );
    for (const row of writes) {
      const net = network((sent) => (sent.path === '/products' ? reply(list) : reply(aCart())));
      const { spesa } = testSpesa(net.fetch, { config: { ajax: 'http://shop.test/ajax' } });
      await spesa.client.call(catalogue.products, {});
      const input = {
        items: [],
        login: 'a',
        password: 'b',
        code: 'X',
        cart_id: 1,
        order_id: 1,
        list_id: 1,
        property: 'p',
        value: 'v',
        store_id: 1,
        address_id: 1,
        delivery_service_id: 1,
        sel_date: '2026-11-24',
        timeslot_id: 2,
        payment_type_id: 12,
      };
      await Promise.allSettled([spesa.client.call(row, input as never), spesa.client.call(row, input as never)]);
      expect(spesa.client.peek(catalogue.products, {}), row.name).toBeUndefined();
      expect(row.cached).toBe(false);
      expect(net.sent.filter((sent) => sent.path === (row.base === 'ajax' ? '/ajax' : row.path)).length, row.name).toBe(
        2,
      );
    }
  });

  it('CACHE-03 nobody reads what another user’s session has stored', async () => {
    const device = createDevice();
    const page = open(device);
    await page.spesa.client.call(catalogue.products, { q: 'latte' });
    const net = network((sent) =>
      sent.path === '/auth/login' ? reply(aCart(), { headers: { 'X-Ebsn-Session': 'anna' } }) : reply(list),
    );
    const { spesa } = testSpesa(net.fetch, { device });
    await spesa.session.login({ login: 'a', password: 'b' });
    expect(spesa.client.peek(catalogue.products, { q: 'latte' })).toBeUndefined();
    await spesa.client.call(catalogue.products, { q: 'latte' });
    expect(spesa.client.peek(catalogue.products, { q: 'latte' })).toBeDefined();
    await spesa.session.logout();
    expect(spesa.client.peek(catalogue.products, { q: 'latte' })).toBeUndefined();
  });

  it('CACHE-03 another store, day or slot is another answer', async () => {
    const { spesa, net } = open();
    await spesa.client.call(catalogue.products, { q: 'latte' });
    spesa.cart.adopt(aCart());
    expect(spesa.client.peek(catalogue.products, { q: 'latte' })).toBeUndefined();
    await spesa.client.call(catalogue.products, { q: 'latte' });
    expect(net.sent.map((sent) => sent.query.get('hash'))).toEqual(['w0d0t0', 'w3d2026-11-24t9']);
  });

  it('CACHE-06 errors, refusals, 419 and pages are never kept', async () => {
    for (const bad of [
      () => reply({}, { status: 1 }),
      () => reply({}, { http: 419 }),
      () => new Response('<html>'),
      () => reply(null),
      () => new Response('', { status: 500 }),
    ]) {
      const { spesa } = testSpesa(network(bad).fetch);
      await spesa.client.call(catalogue.products, {}).catch(() => {});
      expect(spesa.client.peek(catalogue.products, {})).toBeUndefined();
    }
  });

  it('CACHE-07 twelve readers at once are one request; one that leaves does not take it from the others', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const leaving = new AbortController();
    const reads = Array.from({ length: 12 }, (_, index) =>
      spesa.client.call(catalogue.products, { q: 'latte' }, index === 0 ? { signal: leaving.signal } : {}),
    );
    await settle();
    leaving.abort();
    net.sent[0]!.answer(reply(list));
    const outcomes = await Promise.allSettled(reads);
    expect(net.sent).toHaveLength(1);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...Array<string>(11).fill('fulfilled')]);
  });

  it('NET-11 a read whose reader has left before it begins is not sent', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const left = new AbortController();
    const read = spesa.client.call(catalogue.products, { q: 'latte' }, { signal: left.signal });
    left.abort();
    await expect(read).rejects.toMatchObject({ reason: 'aborted' });
    await settle();
    expect(net.sent).toEqual([]);
  });

  it('CACHE-08 a caller that changes an answer changes nobody else’s', async () => {
    const { spesa } = open();
    await spesa.client.call(catalogue.products, {});
    const first = await spesa.client.call(catalogue.products, {});
    first.data.products.push({} as never);
    const second = await spesa.client.call(catalogue.products, {});
    expect(second.data.products).toEqual([]);
  });

  it('keeps the 50 most recently used', async () => {
    const { spesa, browser } = open();
    for (let n = 0; n <= MOST_ENTRIES; n++) {
      browser.offset = n;
      await spesa.client.call(catalogue.products, { q: `p${n}` });
      if (n > 0) spesa.client.peek(catalogue.products, { q: 'p0' });
    }
    expect(spesa.client.peek(catalogue.products, { q: 'p0' })).toBeDefined();
    expect(spesa.client.peek(catalogue.products, { q: 'p1' })).toBeUndefined();
  });
});
