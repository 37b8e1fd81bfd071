import { describe, expect, test } from 'vitest';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { decrease, increase } from '../../../core/rules/quantityEntry.ts';
import { shop } from '../../../demo/shop/shop.ts';
import type { ShopProduct } from '../../../demo/shop/types.ts';

const data = shop();
const { products } = data;
const limits = new Map(
  data.classes.filter(({ max }) => max).map(({ productClassId, max }) => [productClassId, max! / 1000]),
);

/** The rule as a customer's browser reads it off the wire. */
const ruleOf = ({ infos, minAcq, maxAcq, stock, limitClass, kind }: ShopProduct) =>
  quantityRule({
    productInfos: infos,
    priceUnitDisplay: kind === 'Sfuso' ? 'kg' : 'pz',
    minAcq: minAcq && minAcq / 1000,
    maxAcq: maxAcq && maxAcq / 1000,
    available: stock === null ? 100_000_000 : stock / 1000,
    ...(limitClass && { productClassRuleMax: { max: limits.get(limitClass)! } }),
  });

describe('the three kinds of goods', () => {
  test('are all there, and the quantity rule reads the same kind off their infos', () => {
    for (const kind of ['Pezzo', 'Confezione', 'Sfuso'] as const)
      expect(products.filter((product) => product.kind === kind).length, kind).toBeGreaterThan(8);
    expect(products.filter((product) => ruleOf(product).type !== product.kind).map(({ slug }) => slug)).toEqual([]);
  });

  test('whatever is in stock can be bought, stepped up, and back to nothing or to what is the least', () => {
    const bought = products.filter(({ stock }) => stock !== 0);
    expect(bought.filter((product) => ruleOf(product).max < ruleOf(product).start).map(({ slug }) => slug)).toEqual([]);
    for (const product of bought) {
      const rule = ruleOf(product);
      const once = increase(0, rule);
      expect(once, product.slug).toBe(rule.start);
      expect(decrease(once, rule), product.slug).toBe(
        rule.type !== 'Sfuso' && rule.min > rule.step ? 'belowMinimum' : 'remove',
      );
    }
  });

  test('some goods are sold from two pieces on', () => {
    expect(products.filter(({ minAcq }) => minAcq === 2000).length).toBeGreaterThan(5);
  });

  test('what is sold out allows no quantity', () => {
    const out = products.filter(({ stock }) => stock === 0);
    expect(out.length).toBeGreaterThan(5);
    expect(out.filter((product) => ruleOf(product).max !== 0)).toEqual([]);
  });

  test('bulk goods are weighed, cost by the kilogram, and move by hectograms', () => {
    const bulk = products.filter(({ kind }) => kind === 'Sfuso');
    expect(
      bulk.filter(
        ({ variableWeight, net, infos, size }) =>
          !variableWeight ||
          net.amount !== 1000 ||
          net.unit !== 'KG' ||
          infos['WEIGHT_VARIABLE'] !== 'true' ||
          size !== 'sfuso',
      ),
    ).toEqual([]);
    expect(
      bulk
        .filter((product) => ruleOf(product).unit !== 'kg' || ruleOf(product).floor < 100 || ruleOf(product).step < 50)
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  test('bundles move by their number of pieces, some locked to it', () => {
    const bundles = products.filter(({ infos }) => infos['QTY_MULT']);
    expect(bundles.length).toBeGreaterThan(8);
    expect(bundles.filter((product) => ruleOf(product).step !== Number(product.infos['MULTI_PACK']) * 1000)).toEqual(
      [],
    );
    expect(bundles.some((product) => ruleOf(product).locked)).toBe(true);
    const bottle = products.find(({ name }) => name === 'Acqua minerale naturale, bottiglia singola')!;
    expect(ruleOf(bottle).max).toBe(12_000);
  });

  test('all infos are texts', () => {
    expect(
      products
        .filter(({ infos }) => Object.values(infos).some((value) => typeof value !== 'string'))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });
});
