import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { toCents } from '../../../core/rules/price.ts';
import { ONE, quantityRule } from '../../../core/rules/quantity.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

test('LAW-04 loose goods and packs of several say what the first press costs', async () => {
  const { products } = (await shop.request(catalogue.products, { parent_category_id: 1, page_size: 500 })).data;
  const portioned = products.filter(({ portionPriceDisplay }) => portionPriceDisplay !== undefined);
  const wrong = portioned.filter((product) => {
    const cents = (toCents(product.priceDisplay!) * quantityRule(product).start) / 1000;
    return toCents(product.portionPriceDisplay!) !== Math.round(cents);
  });
  expect(wrong).toEqual([]);
  expect(portioned.length).toBe(products.filter((product) => quantityRule(product).start !== ONE).length);
  expect(new Set(portioned.map((product) => quantityRule(product).type))).toEqual(new Set(['Sfuso', 'Confezione']));
});
