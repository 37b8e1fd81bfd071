import { describe, expect, it } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { addToCart } from '../../core/flows/addToCart.ts';
import { createPreferences } from '../../core/stores/preferences.ts';
import { createSlices } from '../../core/browser/storage.ts';
import { aCart, aLine, aProduct } from '../carts.ts';
import { network, reply } from '../network.ts';
import { createDevice, memoryStorage, testSpesa, type Device } from '../testBrowser.ts';

const list = { page: { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 24 }, products: [aProduct()], facets: [] };
const session = { 'X-Ebsn-Session': 's1', 'X-Spesa-Revision': '7' };
const shop = () =>
  network((sent) => (sent.path === '/products' ? reply(list) : reply(aCart([aLine(1, 10, 2)]), { headers: session })));
const names = (storage: Storage) =>
  Object.keys(storage)
    .map((key) => key.replace(/^spesa:1:/, '').replace(/^answer:.*/, 'answer:…'))
    .sort();

async function journey(device: Device, page: Storage) {
  const opened = testSpesa(shop().fetch, { device, page, config: { anonymousCart: true } });
  opened.browser.show();
  await opened.spesa.client.call(catalogue.products, { q: 'latte' });
  await addToCart(opened.spesa, aProduct(), 1000);
  await opened.spesa.client.call(catalogue.products, { q: 'latte' });
  return opened;
}

describe('what is kept where (§9)', () => {
  it('STO-10 the application state in local storage, cart and catalogue answers in session storage, and nothing else', async () => {
    const device = createDevice();
    const page = memoryStorage();
    await journey(device, page);
    expect(names(device.local)).toEqual(['app', 'client', 'credentials', 'shop', 'user', 'writes']);
    expect(names(page)).toEqual(['answer:…', 'answers', 'cart']);
  });

  it('STO-10 SES-06 after a logout no byte of the customer is left in either', async () => {
    const device = createDevice();
    const page = memoryStorage();
    const { spesa } = await journey(device, page);
    await spesa.session.logout();
    spesa.cart.clear();
    const left = [device.local, page]
      .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
      .join(' ');
    for (const mark of ['Anna', 's1', 'Latte fresco', '2026-11-24', '"userId":7']) expect(left).not.toContain(mark);
  });

  it('STO-05 two sites of one origin keep apart', async () => {
    const device = createDevice();
    const page = memoryStorage();
    await journey(device, page);
    const other = createSlices(() => device.local, '2');
    expect(other.read('credentials', (value) => value)).toBeUndefined();
    other.clear();
    expect(names(device.local)).toContain('credentials');
  });

  it('STO-05 who clears the storage under a page, another plugin for one, ends the session and breaks nothing', async () => {
    const device = createDevice();
    const page = memoryStorage();
    const { spesa } = await journey(device, page);
    device.local.clear();
    page.clear();
    await spesa.client.call(catalogue.products, { q: 'latte' });
    await addToCart(spesa, aProduct(), 1000);
    expect(spesa.cart.current()?.totalItems).toBe(1);
    expect(names(page)).toContain('cart');
  });
});

describe('what other versions have written', () => {
  const opened = (local: Record<string, unknown>, session: Record<string, unknown> = {}) => {
    const device = createDevice();
    const page = memoryStorage();
    for (const [storage, slices] of [
      [device.local, local],
      [page, session],
    ] as const)
      for (const [name, value] of Object.entries(slices)) storage.setItem(`spesa:1:${name}`, JSON.stringify(value));
    return { device, page, ...testSpesa(shop().fetch, { device, page }) };
  };

  it('STO-04 a newer version’s slices with more in them are read, and stay whole when written again', () => {
    const { spesa, device, browser } = opened({
      app: { lastStart: 1, firstShop: 2, terms: 3 },
      credentials: { session: 's1', account: 'a', epoch: 3, device: 'x' },
    });
    browser.show();
    expect(spesa.preferences.current().firstShop).toBe(2);
    expect(JSON.parse(device.local.getItem('spesa:1:app')!)).toMatchObject({ firstShop: 2, terms: 3 });
  });

  it('STO-04 a field of another form is left out alone', () => {
    const { spesa, browser } = opened({
      app: { lastStart: 'x', firstShop: {}, ordersReported: 7, popups: 'x', language: [], currentOrder: 9 },
    });
    expect(spesa.preferences.current()).toEqual({ language: '', ordersReported: [], popups: {}, currentOrder: 9 });
    browser.show();
    spesa.preferences.shopped();
    expect(spesa.preferences.current()).toMatchObject({
      lastStart: expect.any(Number) as number,
      firstShop: expect.any(Number) as number,
      currentOrder: 9,
    });
  });

  it('STO-04 slices of another form are dropped alone and the page opens', async () => {
    const { spesa, browser } = opened(
      { app: 'v1', credentials: { session: 's1', account: 'a', epoch: 3 }, user: 7, shop: [3] },
      { cart: { id: 1, items: [] }, answers: { a: 1 } },
    );
    browser.show();
    expect(spesa.cart.current()).toBeNull();
    await spesa.cart.load();
    expect(spesa.cart.current()?.cartId).toBe(1);
    expect(spesa.preferences.current().firstShop).toBeUndefined();
  });
});

describe('two tabs that write', () => {
  it('STO-07 lose no field of the application state in any order', () => {
    const moves = ['a started', 'b started', 'a shopped', 'b shopped'];
    const orders = moves.flatMap((first) =>
      moves
        .filter((move) => move !== first)
        .map((second) => [first, second, ...moves.filter((move) => move !== first && move !== second)]),
    );
    for (const order of orders) {
      const { local } = createDevice();
      let now = 100;
      const tab = () =>
        createPreferences(
          createSlices(() => local, '1'),
          () => (now += 1),
        );
      const tabs = { a: tab(), b: tab() };
      for (const move of order) {
        const [who, what] = move.split(' ') as ['a' | 'b', 'started' | 'shopped'];
        tabs[who][what]();
      }
      const firstShopped = 101 + order.findIndex((move) => move.endsWith('shopped'));
      expect(tabs.a.current().firstShop, order.join(', ')).toBe(firstShopped);
      expect(tabs.b.current().lastStart).toBeGreaterThan(0);
    }
  });
});
