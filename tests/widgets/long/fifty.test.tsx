import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
afterEach(() => document.body.replaceChildren());

/** Ten of each, as an overfull landing page has them. */
const elements: [tag: `spesa-${string}`, attributes: Record<string, string>][] = [
  ['spesa-product-slider', { query: 'latte' }],
  ['spesa-banner-slider', { slug: 'home' }],
  ['spesa-banner-list', { slug: 'home' }],
  ['spesa-category-menu', {}],
  ['spesa-cart-button', {}],
];

test('DATA-07 fifty elements on a page ask once for each thing and share one cart', async () => {
  const page = await shopPage(shop, { as: 'bruno', lines: [{ productId: 1, quantity: 1 }] });
  const placed = await Promise.all(
    Array.from({ length: 10 }, () => elements)
      .flat()
      .map(([tag, attributes]) => place(tag, attributes)),
  );
  expect(placed).toHaveLength(50);
  await waitFor(() =>
    expect(placed.filter((element) => element.querySelector('.skeleton, [aria-busy="true"]'))).toEqual([]),
  );
  const asked = page.requests.map(({ pathname, search }) => `${pathname}${search}`);
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(asked.filter((address, at) => asked.indexOf(address) !== at)).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(5);
  const counts = placed
    .filter(({ localName }) => localName === 'spesa-cart-button')
    .map(({ textContent }) => textContent);
  expect(new Set(counts).size).toBe(1);
});
