import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { content } from '../../../core/api/endpoints/content.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import { formatUnitPrice } from '../../../core/rules/price.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { drainedWeights } from '../../../demo/server/database/migrations/drainedWeights.ts';
import { newcomers, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const detail = async (product_id: number) => (await shop.request(catalogue.product, { product_id })).data;
const unitPrice = (euro: number, grams: number) => Math.round((Math.round(euro * 100) * 1000) / grams) / 100;
/** Grams of a text such as `3 x 56 g`. */
const gramsIn = (words: string): number => {
  const [, count = '1', amount = ''] = /^(?:(\d+) x )?([\d,]+) g$/.exec(words) ?? [];
  return Number(count) * Number(amount.replace(',', '.'));
};
const note = 'sul peso sgocciolato';

describe('the kinds of goods (LAW-04)', () => {
  test.each([
    ['olives in brine, at a price cut', 50_073, 150, note],
    ['olives in brine', 50_074, 240, note],
    ['legumes in water, several tins at a multi-buy', 70_199, 720, note],
    ['tuna in water', 70_187, 168, note],
    ['gherkins in vinegar', 70_216, 154, note],
    ['tomatoes in juice', 70_166, 240, note],
    ['mozzarella, whose net weight is the drained one', 30_115, 125, note],
    ['tuna in oil, at its net weight', 70_184, 240, ''],
    ['olives in oil, at their net weight', 70_222, 280, ''],
    ['capers in salt, drained of nothing', 70_220, 100, ''],
    ['beans that are dry', 70_230, 500, ''],
  ])('%s', async (_kind, id, grams, words) => {
    const product = await detail(id);
    expect(product.weightUnitDisplay).toBe('KG');
    expect(product.priceUmDisplay).toBe(unitPrice(product.priceDisplay!, grams));
    expect(formatUnitPrice(product, 'italian').replace(/^[\d.,]+\s€\/kg ?/, '')).toBe(words);
  });

  test('goods that are weighed when the order is prepared cost by the kilogram as they are', async () => {
    const { data } = await shop.request(catalogue.products, { page_size: 500, parent_category_id: 2 });
    const weighed = data.products.filter(({ priceUnitDisplay }) => priceUnitDisplay === 'kg');
    expect(weighed.length).toBeGreaterThan(20);
    for (const product of weighed) {
      expect(product.priceUmDisplay, product.slug).toBe(product.priceDisplay);
      expect(formatUnitPrice(product, 'italian'), product.slug).toMatch(/\s€\/kg$/);
    }
  });
});

test('a walk over the whole catalogue: what is told to weigh less when drained, but not of oil, has its unit price on that in every store, all else on its net quantity', async () => {
  const rows = await shop.db.selectFrom('product').select(['product_id', 'net_amount', 'net_unit']).execute();
  expect(rows.length).toBeGreaterThan(1_700);
  const drained: number[] = [];
  const wrong: string[] = [];
  for (const { product_id, net_amount } of rows) {
    const product = await detail(product_id);
    const { drained_weight: words = '', ingredients = '', net_quantity } = product.metaData!['product_description']!;
    const inOil = /olio/i.test(ingredients);
    const grams = words && !inOil ? gramsIn(words) : net_amount;
    if (product.priceUmDisplay !== unitPrice(product.priceDisplay!, grams)) wrong.push(product.slug);
    if (words && !net_quantity) wrong.push(`${product.slug} has no net quantity`);
    if (words && gramsIn(words) > net_amount) wrong.push(`${product.slug} weighs more when drained`);
    if (formatUnitPrice(product, 'italian').includes(note) !== (words !== '' && !inOil))
      wrong.push(`${product.slug} has the wrong note`);
    if (words && !inOil) drained.push(product_id);
  }
  expect(wrong).toEqual([]);
  expect(drained.length).toBeGreaterThan(30);
  for (const product_id of drained) {
    const product = await detail(product_id);
    const grams = gramsIn(product.metaData!['product_description']!['drained_weight']!);
    const { prices } = (await shop.request(productDetails.prices, { product_id })).data;
    expect(prices.length).toBeGreaterThan(1);
    for (const { priceDisplay, priceUmDisplay } of prices) expect(priceUmDisplay).toBe(unitPrice(priceDisplay, grams));
  }
}, 60_000);

test('goods whose texts name such a liquid tell what they weigh without it', async () => {
  const { rows } = await sql<{ slug: string }>`select slug from product
    where not description ? 'drained_weight' and name ~* 'salamoia|sottacet|agrodolce|lessat|giardiniera|pelati|tonno al naturale|scirop|^mozzarella (di|senza)|burrata'`.execute(
    shop.db,
  );
  expect(rows).toEqual([]);
});

test('every read has the same: lists, cards beside it, cart, shopping list, leaflet', async () => {
  const leaflet = (await shop.request(content.leaflets, {})).data.leaflets;
  const onPages: Product[] = [];
  for (const { leafletId } of leaflet)
    onPages.push(
      ...(await shop.request(content.leaflet, { leaflet_id: leafletId })).data.leafletPages!.flatMap(
        ({ products = [] }) => products,
      ),
    );
  const [buyer] = await newcomers(shop, 1);
  const who = buyer!.credentials;
  const { listId } = (await shop.request(lists.insert, { name: 'Dispensa' }, who)).data;
  const { data: found } = await shop.request(catalogue.products, { page_size: 500, parent_category_id: 7 });
  const cards = found.products.filter(({ productInfos }) => productInfos.DRAINED_WEIGHT);
  expect(cards.length).toBeGreaterThan(20);
  const items = cards
    .filter(({ available }) => available! > 2)
    .slice(0, 5)
    .map(({ productId }) => ({ productId, quantity: 1 }));
  await put(shop, who, ...items);
  await shop.request(lists.addProducts, { wishlistId: listId, items }, who);
  const inCart = (await shop.request(cart.view, {}, who)).data.cartItems!.map(({ product }) => product);
  const inList = (await shop.request(lists.view, { list_id: listId }, who)).data.wishlistItems!.map(
    ({ product }) => product,
  );
  const beside = (
    await shop.request(productDetails.alternatives, { product_ids: items.map(({ productId }) => productId).join() })
  ).data.alternatives.flatMap(({ products }) => products);
  expect([inCart.length, inList.length]).toEqual([items.length, items.length]);
  const drained = (products: readonly Product[]) => products.filter(({ productInfos }) => productInfos.DRAINED_WEIGHT);
  for (const [place, products] of Object.entries({ cards, inCart, inList, beside, onPages })) {
    expect(drained(products).length, place).toBeGreaterThan(0);
    for (const product of drained(products)) {
      expect(product.priceUmDisplay, `${place} ${product.slug}`).toBe(
        unitPrice(product.priceDisplay!, Number(product.productInfos.DRAINED_WEIGHT)),
      );
      expect(formatUnitPrice(product, 'italian'), `${place} ${product.slug}`).toContain(note);
    }
  }
});

test('by unit price they stand where their drained weight puts them', async () => {
  const asked = { page_size: 500, parent_category_id: 703, sort: 'priceUm asc' };
  const shown = (await shop.request(catalogue.products, asked)).data.products.map(({ productId }) => productId);
  const order = (weight: ReturnType<typeof sql>) =>
    sql<{ product_id: number }>`select product_id from product join price using (product_id)
      where price_list_id = 1 and product_id = any(${shown}::integer[]) order by round(paid * 1000.0 / ${weight}), product_id`
      .execute(shop.db)
      .then(({ rows }) => rows.map(({ product_id }) => product_id));
  expect(shown).toEqual(await order(sql`coalesce((infos ->> 'DRAINED_WEIGHT')::integer, net_amount)`));
  expect(shown).not.toEqual(await order(sql`net_amount`));
});

test('a shop of the release before is brought to it; goods that are not the reference shop’s stay as they are', async () => {
  const state = () =>
    sql`select product.product_id, infos, description, price_list_id, unit_price from product join price using (product_id)
      where product.product_id between 30115 and 80000 order by 1, 4`
      .execute(shop.db)
      .then(({ rows }) => rows);
  const own = 70_200;
  await sql`update product set slug = 'del-gestore', infos = infos - 'DRAINED_WEIGHT' where product_id = ${own}`.execute(
    shop.db,
  );
  await sql`update price set unit_price = 1 where product_id = ${own}`.execute(shop.db);
  const now = await state();
  await sql`update product set infos = infos - 'DRAINED_WEIGHT', description = description - 'drained_weight' where infos ? 'DRAINED_WEIGHT'`.execute(
    shop.db,
  );
  await sql`update product set description = description || '{"drained_weight":"60 g"}' where product_id = 70220`.execute(
    shop.db,
  );
  await sql`update price set unit_price = round(paid * 1000.0 / net_amount) from product where product.product_id = price.product_id and price.product_id <> ${own}`.execute(
    shop.db,
  );
  expect(await state()).not.toEqual(now);
  await shop.db.transaction().execute((transaction) => drainedWeights(transaction, {}));
  expect(await state()).toEqual(now);
});
