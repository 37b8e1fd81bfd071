import { describe, expect, test } from 'vitest';
import { shop } from '../../../demo/shop/shop.ts';

const data = shop();
const { products, categories, classes } = data;
const repeated = <T>(values: readonly T[]): T[] => values.filter((value, at) => values.indexOf(value) !== at);
const named = (products: readonly { name: string }[]): string[] => products.map(({ name }) => name);

describe('the reference shop', () => {
  test('has at least 1,200 products in three levels of categories, and something in every leaf', () => {
    expect(products.length).toBeGreaterThanOrEqual(1_200);
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const leaves = categories.filter(({ categoryId }) => !parents.has(categoryId));
    const byId = new Map(categories.map((category) => [category.categoryId, category]));
    const depth = (id: number): number => (byId.get(id)!.parentId === null ? 0 : 1 + depth(byId.get(id)!.parentId!));
    expect(new Set(leaves.map(({ categoryId }) => depth(categoryId)))).toEqual(new Set([3]));
    const filled = new Set(products.map(({ categoryId }) => categoryId));
    expect(leaves.filter(({ categoryId }) => !filled.has(categoryId))).toEqual([]);
    expect(products.filter(({ categoryId }) => !leaves.some((leaf) => leaf.categoryId === categoryId))).toEqual([]);
  });

  test('names nothing twice: ids, slugs, bar codes, category slugs, classes', () => {
    expect(repeated(products.map(({ productId }) => productId))).toEqual([]);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.map(({ barcode }) => barcode))).toEqual([]);
    expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(classes.map(({ name }) => name))).toEqual([]);
  });

  test('bar codes end in the check digit of EAN-13', () => {
    const wrong = products.filter(
      ({ barcode }) =>
        !/^\d{13}$/.test(barcode) ||
        [...barcode].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 !== 0,
    );
    expect(wrong).toEqual([]);
  });

  test('slugs are words joined by hyphens, names are in normal case', () => {
    expect(products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)).map(({ slug }) => slug)).toEqual([]);
    expect(products.filter(({ name }) => name === name.toUpperCase() || name !== name.trim())).toEqual([]);
  });

  test('is the same at every call', () => {
    expect(shop()).toEqual(data);
  });

  test('has some goods that are scarce, sold out, new, on order, limited or to be chosen', () => {
    const pieces = products.filter(
      ({ kind, stock }) => kind !== 'Sfuso' && stock !== null && stock > 0 && stock <= 9_000,
    );
    expect(pieces.length).toBeGreaterThanOrEqual(12);
    const out = products.filter(({ stock }) => stock === 0).length / products.length;
    expect(out).toBeGreaterThan(0.005);
    expect(out).toBeLessThan(0.05);
    const fresh = products.filter(({ isNew }) => isNew).length / products.length;
    expect(fresh).toBeGreaterThan(0.02);
    expect(fresh).toBeLessThan(0.07);
    expect(products.filter(({ highlight }) => highlight).length).toBeGreaterThan(10);
    expect(named(products.filter(({ leadTime }) => leadTime === 2))).toContain('Torta Saint-Honoré');
    expect(new Set(products.flatMap(({ options = [] }) => options.map(({ name }) => name)))).toEqual(
      new Set(['Maturazione', 'Taglio', 'Scritta']),
    );
    expect(products.filter(({ vat }) => ![4, 10, 22].includes(vat))).toEqual([]);
    const limits = new Set(products.map(({ limitClass }) => limitClass).filter(Boolean));
    expect(
      classes.filter(
        ({ productClassGroupId, productClassId }) => productClassGroupId === 10_001 && !limits.has(productClassId),
      ),
    ).toEqual([]);
  });

  test('is found by the words that people search for', () => {
    const words = [
      'latte',
      'pasta',
      'pane',
      'mele',
      'banane',
      'acqua',
      'caffè',
      'uova',
      'prosciutto',
      'detersivo',
      'birra',
      'vino',
      'yogurt',
      'biscotti',
      'olio',
      'tonno',
      'pizza',
      'gelato',
      'pannolini',
      'crocchette',
    ];
    const hits = (word: string) =>
      products.filter(({ name, words: more = '' }) =>
        new RegExp(`(^|[^\\p{L}])${word}([^\\p{L}]|$)`, 'iu').test(`${name} ${more}`),
      ).length;
    expect(words.filter((word) => hits(word) < 3)).toEqual([]);
  });
});

describe('the reference shop made larger', () => {
  test('has as many products as asked for, none twice', () => {
    const many = shop({ products: 10_000 }).products;
    expect(many.length).toBeGreaterThanOrEqual(10_000);
    for (const key of ['productId', 'slug', 'barcode'] as const)
      expect(new Set(many.map((product) => product[key])).size).toBe(many.length);
    expect(many.slice(0, products.length)).toEqual(products);
  });
});
