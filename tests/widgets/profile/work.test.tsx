import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test.each([
  ['rider', 'Le tue consegne', '/rider'],
  ['staff', 'Back office', '/backoffice'],
] as const)(
  '[spesa-account] whoever works at the shop finds their work first, and no balances: %s',
  async (as, title, href) => {
    await shopPage(shop, { as });
    const element = await place('spesa-account');
    const first = await waitFor(() => {
      const way = element.querySelector<HTMLAnchorElement>('.account__page');
      expect(way?.textContent).toContain(title);
      return way!;
    });
    expect(first.pathname).toBe(href);
    expect(element.querySelector('.account__balances')).toBeNull();
  },
);

test('[spesa-account] the balances have their places while the cart loads: nothing below them moves', async () => {
  const { spesa } = await shopPage(shop, { as: 'anna' });
  spesa.cart.store.setState({ cart: null, status: 'loading' });
  const element = await place('spesa-account');
  const values = () => [...element.querySelectorAll('.account__balance dd')].map(({ textContent }) => textContent);
  expect(values()).toEqual(['…', '…', '…', '…', '…']);
  await spesa.cart.load();
  await waitFor(() => expect(values()).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/^[^…]+$/))));
});

test('[spesa-account] the balances say the level with the next one, and lead to their pages', async () => {
  await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-account');
  const balance = async (name: string | RegExp) =>
    (await within(element).findByText(name)).closest('.account__balance')!;
  expect((await balance(/^Livello · /)).textContent).toMatch(/^Livello · Argento da 300\s€Bronzo$/);
  expect((await balance('Buoni da usare')).textContent).toBe('Buoni da usare4');
  expect((await balance('Buoni da usare')).querySelector('a')?.getAttribute('href')).toBe('/profile/gift-codes');
});
