import { describe, expect, test } from 'vitest';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { sizeOf } from '../../../demo/shop/catalogue/size.ts';
import { shop } from '../../../demo/shop/shop.ts';
import type { ShopProduct } from '../../../demo/shop/types.ts';

const { products } = shop({ products: 3_000 });
const byArticle = new Map<string, ShopProduct[]>();
for (const product of products) {
  const key = `${product.categoryId} ${product.brand} ${product.name} ${product.net.unit}`;
  byArticle.set(key, [...(byArticle.get(key) ?? []), product]);
}
const groups = [...byArticle.values()];

describe('prices', () => {
  test('are those of a supermarket: from ten cents to ninety euro', () => {
    expect(
      products
        .filter(({ price }) => !Number.isInteger(price) || price < 10 || price > 9_000)
        .map(({ name, price }) => `${name} ${price}`),
    ).toEqual([]);
  });

  test('rise with the size of the pack, and by the unit they do not', () => {
    const ordered = groups.map((group) => group.toSorted((a, b) => a.net.amount - b.net.amount));
    const pairs = ordered
      .flatMap((group) => group.slice(1).map((larger, at) => ({ smaller: group[at]!, larger })))
      .filter(({ smaller, larger }) => larger.net.amount > smaller.net.amount);
    expect(pairs.length).toBeGreaterThan(300);
    expect(
      pairs.filter(({ smaller, larger }) => larger.price <= smaller.price).map(({ larger }) => larger.slug),
    ).toEqual([]);
    const dearer = pairs.filter(
      ({ smaller, larger }) => larger.price / larger.net.amount > (smaller.price / smaller.net.amount) * 1.12,
    );
    expect(dearer.map(({ larger }) => larger.slug)).toEqual([]);
  });

  test('the net content is what the size says', () => {
    const goods = products.filter(({ infos }) => !isServiceProduct({ productInfos: infos }));
    expect(goods.filter(({ size, net }) => JSON.stringify(sizeOf(size).net) !== JSON.stringify(net))).toEqual([]);
    expect(sizeOf('6 x 1,5 l').net).toEqual({ amount: 9_000, unit: 'L' });
    expect(sizeOf('75 cl').net).toEqual({ amount: 750, unit: 'L' });
    expect(sizeOf('12 uova').net).toEqual({ amount: 12_000, unit: 'PZ' });
    expect(() => sizeOf('grande')).toThrow();
  });

  test('the price brand costs less than the premium line for the same article', () => {
    const cheap = new Map(
      products
        .filter(({ brand }) => brand === 'Spesa Buona')
        .map((product) => [`${product.name} ${product.size}`, product]),
    );
    const pairs = products.flatMap((premium) =>
      premium.brand === 'Antica Dispensa' && cheap.has(`${premium.name} ${premium.size}`)
        ? [{ plain: cheap.get(`${premium.name} ${premium.size}`)!, premium }]
        : [],
    );
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.filter(({ plain, premium }) => plain.price >= premium.price)).toEqual([]);
  });
});

describe('promotions', () => {
  const promoted = products.filter(({ promo }) => promo);

  test('are on 13 to 24 in a hundred products, of both kinds, and run today', () => {
    const share = promoted.length / products.length;
    expect(share).toBeGreaterThan(0.13);
    expect(share).toBeLessThan(0.24);
    expect(new Set(promoted.map(({ promo }) => promo!.type))).toEqual(new Set([5, 6]));
    expect(promoted.filter(({ promo }) => promo!.begins < 1 || promo!.ends < 1)).toEqual([]);
    expect(promoted.some(({ promo }) => promo!.selectable)).toBe(true);
  });

  test('a price cut says its percentage; only fresh food is exempt from the 30-day reference', () => {
    const cuts = promoted.filter(({ promo }) => promo!.type === 5);
    expect(
      cuts.filter(
        ({ promo }) =>
          !promo!.percent || promo!.percent < 10 || promo!.percent > 40 || promo!.body !== `-${promo!.percent}%`,
      ),
    ).toEqual([]);
    expect(
      cuts
        .filter(({ promo, categoryId }) => promo!.exemption === 'perishable' && categoryId >= 70_000)
        .map(({ slug }) => slug),
    ).toEqual([]);
    expect(cuts.some(({ promo }) => promo!.exemption === 'perishable')).toBe(true);
    expect(cuts.some(({ promo }) => promo!.exemption === undefined)).toBe(true);
    expect(cuts.filter(({ promo }) => promo!.exemption && promo!.exemption !== 'perishable')).toEqual([]);
  });

  test('a multi-buy gives more than one pays for, says so, and is of whole pieces', () => {
    const buys = promoted.filter(({ promo }) => promo!.type === 6);
    expect(
      buys.filter(
        ({ promo }) =>
          !(promo!.take! > promo!.pay!) ||
          promo!.body !== `${promo!.take}x${promo!.pay}` ||
          promo!.exemption !== 'multiBuy',
      ),
    ).toEqual([]);
    expect(buys.filter(({ kind }) => kind === 'Sfuso')).toEqual([]);
    expect(buys.filter(({ promo }) => !promo!.header || !promo!.footer)).toEqual([]);
  });
});
