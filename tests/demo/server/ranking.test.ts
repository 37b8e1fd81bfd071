import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const search = async (q: string) => (await shop.request(catalogue.products, { q, page_size: 24 })).data;

test('[GET /products] “latte” shows milk before what is only “senza lattosio”', async () => {
  const names = (await search('latte')).products.map(({ name }) => name);
  expect(names[0]).toMatch(/^Latte/);
  expect(names.slice(0, 8).filter((name) => /lattosio/i.test(name))).toEqual([]);
});

test('[GET /products] a word is met in all its forms', async () => {
  const [one, many] = await Promise.all([search('mela'), search('mele')]);
  expect(one.page.totItems).toBeGreaterThan(0);
  expect(many.page.totItems).toBe(one.page.totItems);
});
