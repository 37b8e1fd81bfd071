import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { toCents } from '../../../core/rules/price.ts';
import { ONE, quantityRule } from '../../../core/rules/quantity.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

test('LAW-04 loose goods say what their least amount costs', async () => {
  const { products } = (await shop.request(catalogue.products, { parent_category_id: 1, page_size: 500 })).data;
  const loose = products.filter(({ portionPriceDisplay }) => portionPriceDisplay !== undefined);
  const wrong = loose.filter((product) => {
    const cents = (toCents(product.priceDisplay!) * quantityRule(product).start) / 1000;
    return product.priceUnitDisplay !== 'kg' || toCents(product.portionPriceDisplay!) !== Math.round(cents);
  });
  expect(wrong).toEqual([]);
  const portioned = products.map(quantityRule).filter(({ type, start }) => type === 'Sfuso' && start !== ONE);
  expect(loose.length).toBe(portioned.length);
  expect(loose.length).toBeGreaterThan(0);
});
