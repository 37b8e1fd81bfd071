import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../repetitions.ts';
import {
  changeFilters,
  countFilters,
  chosenOf,
  noFilters,
  readFilters,
  saysFilters,
  sorts,
  toggleFacet,
  writeFilters,
  type ProductFilters,
} from '../../core/rules/productFilters.ts';

const facets = fc
  .uniqueArray(
    fc.record({
      parameterName: fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/),
      ids: fc.uniqueArray(fc.nat(999_999), { minLength: 1, maxLength: 6 }),
    }),
    { selector: ({ parameterName }) => parameterName, maxLength: 4 },
  )
  .map((list) =>
    list
      .map(({ parameterName, ids }) => ({ parameterName, ids: [...ids].sort((a, b) => a - b) }))
      .sort((a, b) => (a.parameterName < b.parameterName ? -1 : 1)),
  );
const filters: fc.Arbitrary<ProductFilters> = fc.record({
  page: fc.integer({ min: 1, max: 400 }),
  sort: fc.constantFrom(...sorts),
  promo: fc.boolean(),
  onlyNew: fc.boolean(),
  tp: fc.boolean(),
  preferred: fc.boolean(),
  facets,
});

test('NET-16 the address and the filters say the same', () => {
  fc.assert(fc.property(filters, (state) => void expect(readFilters(writeFilters(state))).toEqual(state)));
  expect(writeFilters(noFilters)).toBe('');
  expect(writeFilters({ ...noFilters, promo: true }, '?utm=a&page=3')).toBe('?utm=a&promo=1');
});

test('where lists begin with the favourites, an address without them says so, and reads as what it was', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom('', '?utm=a', '?preferred=0', '?preferred=1&page=3'), (state, before) => {
      const address = writeFilters(state, before, true);
      expect(saysFilters(address)).toBe(true);
      expect(readFilters(address)).toEqual(state);
    }),
  );
  expect(writeFilters(noFilters, '?utm=a', true)).toBe('?utm=a&preferred=0');
  expect(writeFilters({ ...noFilters, promo: true }, '?preferred=0', true)).toBe('?promo=1');
  expect(['', '?utm=a&q=latte', '?preferred=0', '?sort=name+asc', '?page=1'].map(saysFilters)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('NET-16 every change of a filter begins again at page 1', () => {
  fc.assert(
    fc.property(filters, fc.nat(99), (state, id) => {
      expect(changeFilters(state, { promo: !state.promo }).page).toBe(1);
      const once = toggleFacet(state, 'vendor_id', id);
      expect(once.page).toBe(1);
      expect(chosenOf(once, 'vendor_id').includes(id)).toBe(!chosenOf(state, 'vendor_id').includes(id));
      expect(toggleFacet(once, 'vendor_id', id).facets).toEqual(state.facets);
    }),
  );
});

test('DATA-09 any query is read without throwing, junk as the default', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, list) => {
      const read = readFilters(new URLSearchParams({ page, filters: list, sort: list }).toString());
      expect(Number.isInteger(read.page) && read.page > 0).toBe(true);
    }),
  );
  expect(readFilters('?page=-2&sort=drop&promo=yes&filters=__proto__:1;vendor_id:x,4,4')).toEqual({
    ...noFilters,
    facets: [{ parameterName: 'vendor_id', ids: [4] }],
  });
});

test('filters are counted by the value, sort and page are none', () => {
  const state = toggleFacet(
    toggleFacet({ ...noFilters, page: 2, onlyNew: true, sort: 'price asc' }, 'vendor_id', 7),
    'product_class_1',
    2,
  );
  expect([countFilters(noFilters), countFilters(state)]).toEqual([0, 3]);
});
