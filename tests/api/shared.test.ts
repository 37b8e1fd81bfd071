import { expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { recipes } from '../../core/api/endpoints/recipes.ts';
import { session } from '../../core/api/endpoints/session.ts';
import { aCart } from '../carts.ts';
import { network, reply, type Sent } from '../network.ts';
import { testSpesa } from '../testBrowser.ts';

const list = { page: { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 24 }, products: [], facets: [] };

test('SEC-26 a shared read bears nothing of the customer, and its answer changes nothing of the session', async () => {
  const net = network(({ path }) => {
    if (path === '/products')
      return reply(list, { headers: { 'X-Ebsn-Session': 'of somebody else' }, user: { userId: 99 } });
    return reply(aCart(), { headers: { 'X-Ebsn-Session': 'mine', 'X-Ebsn-Account': 'me' } });
  });
  const { spesa } = testSpesa(net.fetch);
  await spesa.client.call(session.login, { login: 'anna', password: 'x' });
  const answer = await spesa.client.call(catalogue.products, { q: 'latte' });
  expect(answer.user).toBeUndefined();
  await spesa.client.call(catalogue.products, { preferred: true });
  await spesa.client.call(cart.view, {});
  const told = net.sent.map(({ path, headers }) => [
    path,
    ...['X-Ebsn-Session', 'X-Ebsn-Account'].map((name) => headers.get(name)),
    headers.has('X-Ebsn-Client-Uuid'),
  ]);
  expect(told.slice(1)).toEqual([
    ['/products', null, null, false],
    ['/products', 'mine', 'me', true],
    ['/cart/view', 'of somebody else', 'me', true],
  ]);
});

test('the hash names the warehouse of who has a favourite store, before an address is chosen', async () => {
  const here = { shippingAddress: { addressId: -1, autoAssigned: true }, timeslot: { timeslotId: -1 } };
  const net = network(() => reply(aCart([], { ...here, user: { userId: 7, defaultStoreAddressId: 503 } })));
  const { spesa } = testSpesa(net.fetch);
  await spesa.cart.load();
  expect(spesa.cart.hash()).toBe('w3d0t0');
  const without = testSpesa(network(() => reply(aCart([], here))).fetch).spesa;
  await without.cart.load();
  expect(without.cart.hash()).toBe('w0d0t0');
});

test.each([
  { content: '/wp-json', session: 'mine', account: 'me' },
  { content: 'https://contenuti.example.it/wp-json', session: null, account: null },
  { content: '//contenuti.example.it/wp-json', session: null, account: null },
])(
  '[GET /wp/v2/recipepid/{productId}/light] SEC-20 content at $content is asked with the headers of every call, session and account only on the page’s own site',
  async ({ content, session, account }) => {
    const net = network(({ path }) =>
      path === '/cart/view'
        ? reply(aCart(), { headers: { 'X-Ebsn-Session': 'mine', 'X-Ebsn-Account': 'me' } })
        : Response.json([], { headers: { 'X-Ebsn-Session': 'planted', 'X-Ebsn-Account': 'planted' } }),
    );
    const { spesa } = testSpesa(net.fetch, { config: { content } });
    await spesa.client.call(cart.view, {});
    await spesa.client.call(recipes.ofProduct, { productId: 5 });
    await spesa.client.call(cart.view, {});
    const [, { headers }, next] = net.sent as [Sent, Sent, Sent];
    expect(['Session', 'Account', 'Client', 'Language'].map((name) => headers.get(`X-Ebsn-${name}`))).toEqual([
      session,
      account,
      'site',
      'it',
    ]);
    expect(headers.get('X-Ebsn-Version')).not.toBeNull();
    expect(headers.get('X-Ebsn-Client-Uuid')).toMatch(/^[0-9a-f]{32}$/);
    expect(next.headers.get('X-Ebsn-Session')).toBe('mine');
  },
);
