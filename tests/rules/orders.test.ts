import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../repetitions.ts';
import * as orderTexts from '../../core/labels/it/orders.ts';
import { cartLines, cartSectors, lineOf } from '../../core/rules/cartLines.ts';
import { contrast, cssColour, parseColour, textOn } from '../../core/rules/contrast.ts';
import { mayPayAgain, orderState } from '../../core/rules/orderStatus.ts';
import { pagerEntries } from '../../core/rules/pages.ts';
import { reservedAmount, savingAmount } from '../../core/rules/reservedAmount.ts';
import type { CartItem } from '../../core/schema/cart.ts';

const item = (itemId: number, productId: number, quantity: number): CartItem => ({
  itemId,
  productId,
  quantity,
  product: { productId, name: 'x', shortDescr: '', description: '', slug: 'x', productInfos: {} },
});
const items = fc
  .uniqueArray(fc.record({ itemId: fc.nat(500), productId: fc.nat(20), grams: fc.integer({ min: 1, max: 9000 }) }), {
    selector: ({ itemId }) => itemId,
    maxLength: 30,
  })
  .map((list) => list.map(({ itemId, productId, grams }) => item(itemId, productId, grams / 1000)));

test('CART-16 cartItems, sectors, both and neither give the same lines and quantities', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 5 }), (cartItems, groups) => {
      const sectors = Array.from({ length: groups }, (_, sectorId) => ({
        sectorId,
        name: `S${sectorId}`,
        cartItems: cartItems.filter((_line, index) => index % groups === sectorId),
      }));
      const held = (lines: CartItem[]) =>
        lines.map(({ itemId, quantity }) => ({ itemId, quantity })).sort((a, b) => a.itemId - b.itemId);
      const flat = held(cartItems);
      for (const cart of [
        { cartItems },
        { sectors },
        { cartItems, sectors },
        { cartItems: [], sectors },
        { cartItems, sectors: [] },
      ]) {
        expect(held(cartLines(cart))).toEqual(flat);
      }
    }),
  );
  expect(cartSectors(null)).toEqual([]);
  expect(cartSectors({ sectors: [{ sectorId: 1, name: 'Vuoto', cartItems: [] }] })).toEqual([]);
  expect(lineOf({ cartItems: [item(1, 5, 1), item(2, 6, 1)] }, 6)?.itemId).toBe(2);
  expect(lineOf({ cartItems: [] }, 6)).toBeNull();
});

test('PAY-13 the hold is total + 25 % of the variable weight + shopper cost, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(100_000), (total, variable, shopper) => {
      const exact = (BigInt(variable) * 25n + 50n) / 100n + BigInt(total) + BigInt(shopper);
      expect(BigInt(reservedAmount(total, variable, shopper))).toBe(exact);
    }),
  );
  expect([savingAmount(12), savingAmount(22)]).toEqual([101, 0]);
});

test('BAD-06 every order status of the specification has its own words, an unknown one neutral ones', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18, 22]) {
    expect(orderState(id).label()).toMatch(/\p{L}/u);
    expect(orderState(id).label).not.toBe(orderTexts.unknownStatus);
  }
  for (const id of [0, 99, NaN, -1]) expect(orderState(id).label).toBe(orderTexts.unknownStatus);
  expect([mayPayAgain(11), mayPayAgain(10)]).toEqual([true, false]);
  expect(orderState(5).hint, 'why nothing can be changed is said').toBe(orderTexts.notModifiableText);
});

test('XSS-08 only a plain colour is a colour', () => {
  expect(parseColour('#1f7a3d')).toEqual([31, 122, 61]);
  expect(parseColour('#FFF')).toEqual([255, 255, 255]);
  expect(parseColour(' rgb(1, 2, 3) ')).toEqual([1, 2, 3]);
  for (const text of [
    'red;background:url(x)',
    'url(x)',
    'rgb(300,0,0)',
    '#12',
    'expression(1)',
    '',
    undefined,
    'var(--x)',
    'transparent',
  ])
    expect(parseColour(text)).toBeNull();
});

test('A11Y-11 text on any background can be read', () => {
  const part = fc.nat(255);
  fc.assert(
    fc.property(fc.tuple(part, part, part), fc.option(fc.tuple(part, part, part)), (background, wanted) => {
      const text = textOn(background, wanted);
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
      expect(parseColour(cssColour(text).replace(/ /g, ','))).toEqual([...text]);
    }),
  );
  expect(textOn([255, 255, 255], [31, 122, 61])).toEqual([31, 122, 61]);
});

test('a pager holds first, last, here and its neighbours in at most seven entries', () => {
  expect(pagerEntries(1, 1)).toEqual([1]);
  expect(pagerEntries(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pagerEntries(1, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
  expect(pagerEntries(10, 10)).toEqual([1, null, 6, 7, 8, 9, 10]);
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 500 }), fc.integer({ min: -5, max: 500 }), (current, total) => {
      const entries = pagerEntries(current, total);
      const numbers = entries.filter((entry) => entry !== null);
      expect(entries.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(Math.max(1, Math.min(current, Math.max(1, total))));
    }),
  );
});
