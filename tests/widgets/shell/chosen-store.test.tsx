import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personalPages } from '../../../core/rules/personalPages.ts';
import { widgets } from '../../../widgets/index.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { signIn, signOut } from '../../../core/flows/signIn.ts';
import { startShell } from '../../../widgets/shell/mount.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { elapse } from '../pageTimers.ts';

const plain = plainShop(1);
const printed =
  '<footer><h2>Orari di <span data-spesa-store="name">Predefinito</span></h2><p data-spesa-store="address">Via Uno 1</p><p data-spesa-store="hours">Da lunedì a sabato<br>Domenica</p></footer>';
const footer = () => document.querySelector('footer')!.innerHTML;

beforeEach(() => vi.stubGlobal('requestIdleCallback', undefined));
afterEach(() => vi.unstubAllGlobals());

const defaultStore = { storeId: 8, name: 'Predefinito' };

test('[GET /store/view] the page’s words about its store are those of the store that is shopped at, and the printed ones again after the logout', async () => {
  const page = await shopPage(plain.shop, { as: 'anna', ready: true, config: { defaultStore } });
  document.body.insertAdjacentHTML('beforeend', printed);
  const before = footer();
  startShell();
  const { store } = page.spesa.cart.current()!;
  await waitFor(() => expect(footer()).not.toBe(before));
  const { data } = await plain.shop.request(delivery.store, { store_id: store!.storeId });
  expect(document.querySelector('[data-spesa-store=name]')!.textContent).toBe(data.name);
  expect(document.querySelector('[data-spesa-store=address]')!.textContent).toContain(data.address!.city);
  const hours = document.querySelector('[data-spesa-store=hours]')!;
  expect(hours.innerHTML).toMatch(/Da lunedì a sabato, \d+:\d\d–\d+:\d\d<br>Domenica, \d+:\d\d–\d+:\d\d$/);
  expect(page.asked('/store/view')).toHaveLength(1);
  await signOut(page.spesa);
  await waitFor(() => expect(footer()).toBe(before));
});

test('a visitor, and who shops at the default store, ask for nothing', async () => {
  const page = await shopPage(plain.shop, { as: 'anna', ready: true });
  const { storeId } = page.spesa.cart.current()!.store!;
  page.spesa.config.defaultStore = { storeId, name: '' };
  document.body.insertAdjacentHTML('beforeend', printed);
  const before = footer();
  startShell();
  await elapse(400);
  expect(page.asked('/store/view')).toEqual([]);
  expect(footer()).toBe(before);
});

test('[GET /auth/test] on a personal page a customer’s login is checked once, elsewhere not; a visitor’s never', async () => {
  for (const [as, path, times] of [
    ['anna', '/lists', 1],
    ['anna', '/profile/orders/7', 1],
    ['anna', '/category/frutta', 0],
    [undefined, '/lists', 0],
  ] as const) {
    history.replaceState(null, '', path);
    const page = await shopPage(plain.shop, as ? { as } : {});
    startShell();
    await waitFor(() => expect(page.asked('/auth/test'), `${as} ${path}`).toHaveLength(times));
    await elapse(400);
    const asked = page.asked('/auth/test').map(({ searchParams }) => searchParams.get('operation'));
    expect(asked, `${as} ${path}`).toHaveLength(times);
    if (times) expect(personalPages).toContain(asked[0]);
    expect(page.browser.went).toEqual([]);
  }
  history.replaceState(null, '', '/');
});

test('[GET /auth/test] a login in a dialog is checked too', async () => {
  const page = await shopPage(plain.shop);
  startShell();
  await signIn(page.spesa, { login: 'anna@example.it', password: 'spesa-demo' });
  await waitFor(() =>
    expect(page.asked('/auth/test').map(({ searchParams }) => searchParams.get('operation'))).toEqual(['login']),
  );
  expect(page.spesa.session.isLoggedIn()).toBe(true);
});

test('every page whose definition shows personal data to customers alone is among those that check the login', async () => {
  const definitions = await Promise.all(Object.values(widgets).map(async (load) => (await load()).default));
  const forAnybody = [
    'cart',
    'deliveryService',
    'login',
    'registration',
    'confirm',
    'passwordReset',
    'cookies',
    'orderTracking',
  ];
  const pages = definitions.flatMap(({ kind, personal, page }) => (kind === 'page' && personal && page ? [page] : []));
  expect(pages.filter((name) => !forAnybody.includes(name)).sort()).toEqual([...personalPages].sort());
});
