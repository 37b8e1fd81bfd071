import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../repetitions.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { priceOf } from '../../../demo/server/pricing/money.ts';
import { priceCart } from '../../../demo/server/pricing/priceCart.ts';
import type { Gift } from '../../../demo/server/pricing/pricedCart.ts';

const product = (productId: number, cents: number, more: Partial<Product> = {}): Product => ({
  productId,
  name: 'x',
  shortDescr: '',
  description: '',
  slug: 'x',
  productInfos: { TIPOLOGIA: 'Pezzo' },
  price: cents / 100,
  priceDisplay: cents / 100,
  ...more,
});
const gift = (more: Partial<Gift>): Gift => ({
  giftCertificateId: 1,
  name: 'g',
  adjustmentTypeId: 1,
  amount: null,
  percentage: null,
  threshold: 0,
  automatic: false,
  ...more,
});

test('NUM-08 a line is price times quantity to the cent, halves up, as whole numbers say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99_000 }), (cents, quantity) => {
      expect(BigInt(priceOf(cents, quantity))).toBe((BigInt(cents) * BigInt(quantity) + 500n) / 1000n);
    }),
  );
});

test('PAY-13 the hold is total and a quarter of the variable part; the parts always add up, and nothing falls below zero', () => {
  const line = fc.record({
    cents: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 20 }).map((pieces) => pieces * 1000),
    variable: fc.boolean(),
    take: fc.option(fc.integer({ min: 2, max: 4 }), { nil: undefined }),
  });
  const gifts = fc.array(
    fc.record({
      amount: fc.option(fc.integer({ min: 1, max: 50_000 })),
      percentage: fc.option(fc.integer({ min: 1, max: 100 })),
      threshold: fc.integer({ min: 0, max: 50_000 }),
      automatic: fc.boolean(),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      gifts,
      fc.record({
        fee: fc.integer({ min: 0, max: 990 }),
        freeFrom: fc.integer({ min: 0, max: 20_000 }),
        minimum: fc.integer({ min: 0, max: 9_000 }),
      }),
      (lines, given, terms) => {
        const inputs = lines.map(({ cents, quantity, variable, take }, index) => ({
          itemId: index,
          quantity,
          product: product(index, cents, {
            productInfos: { TIPOLOGIA: 'Pezzo', WEIGHT_VARIABLE: String(variable) },
            ...(take && {
              warehousePromo: {
                warehousePromoId: 1,
                warehousePromoTypeId: 6,
                promoType: `${take}x${take - 1}`,
                view: { cssClass: '', body: '' },
              },
            }),
          }),
        }));
        const priced = priceCart(
          inputs,
          given.map((each, index) => gift({ ...each, giftCertificateId: index })),
          terms,
        );
        expect(priced.goods).toBe(lines.reduce((sum, { cents, quantity }) => sum + (cents * quantity) / 1000, 0));
        expect(priced.total).toBe(
          priced.goods +
            priced.adjustments.reduce((sum, { amount }) => sum + amount, 0) +
            priced.deliveryFee +
            priced.bagFee,
        );
        expect(priced.total).toBeGreaterThanOrEqual(0);
        expect(priced.reserved - priced.total).toBe(Math.floor((priced.variableTotal + 2) / 4));
        expect(Object.is(priced.adjustmentTotal, -0)).toBe(false);
      },
    ),
  );
});

test('a multi-buy counts all lines of its product, and of several automatic gifts only the best one is given', () => {
  const promo = {
    warehousePromo: {
      warehousePromoId: 1,
      warehousePromoTypeId: 6,
      promoType: '3x2',
      view: { cssClass: '', body: '' },
    },
  };
  const inputs = [1, 2].map((itemId) => ({ itemId, product: product(7, 250, promo), quantity: 3000 }));
  const automatic = [
    gift({ giftCertificateId: 11, amount: 100, automatic: true }),
    gift({ giftCertificateId: 12, amount: 300, automatic: true }),
  ];
  const { adjustments, goods, base } = priceCart(inputs, automatic, undefined);
  expect({ goods, base }).toEqual({ goods: 1500, base: 1000 });
  expect(adjustments.map(({ amount, giftCertificateId }) => [amount, giftCertificateId])).toEqual([
    [-500, undefined],
    [-300, 12],
  ]);
});

test('a gift of one’s own choice costs nothing until the product is chosen', () => {
  const { adjustments, total } = priceCart(
    [{ itemId: 1, product: product(1, 1000), quantity: 1000 }],
    [gift({ adjustmentTypeId: 1001, amount: 400 })],
    undefined,
  );
  expect({ adjustments, total }).toMatchObject({ adjustments: [{ amount: 0 }], total: 1000 });
});

test('DATA-12 whatever is chosen in whatever order, each code frees at most one piece of one line, and no line is given away twice', () => {
  const line = fc.record({
    cents: fc.integer({ min: 1, max: 2_000 }),
    quantity: fc.constantFrom(300, 1_000, 1_500, 3_000),
  });
  const click = fc.record({ code: fc.nat({ max: 2 }), line: fc.nat({ max: 4 }) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(fc.option(fc.integer({ min: 1, max: 3_000 })), { minLength: 3, maxLength: 3 }),
      fc.array(click, { maxLength: 12 }),
      (lines, caps, clicks) => {
        const inputs = lines.map(({ cents, quantity }, itemId) => ({
          itemId,
          quantity,
          product: product(itemId, cents),
        }));
        const chosen = new Map(clicks.map(({ code, line }) => [code, line]));
        const codes = caps.map((amount, index) =>
          gift({ giftCertificateId: index, adjustmentTypeId: 1001, amount, itemId: chosen.get(index) ?? null }),
        );
        const { adjustments, lines: priced, goods, base } = priceCart(inputs, codes, undefined);
        expect(adjustments.map(({ giftCertificateId }) => giftCertificateId)).toEqual([0, 1, 2]);
        const onLine = new Map<number, number>();
        for (const { giftCertificateId, itemId, amount } of adjustments) {
          const { unitPrice } = priced[itemId ?? -1] ?? { unitPrice: 0 };
          expect(itemId === undefined || itemId === chosen.get(giftCertificateId!)).toBe(true);
          expect(-amount).toBeLessThanOrEqual(Math.min(unitPrice, caps[giftCertificateId!] ?? Infinity));
          onLine.set(itemId ?? -1, (onLine.get(itemId ?? -1) ?? 0) - amount);
        }
        for (const { itemId, gross } of priced) expect(onLine.get(itemId) ?? 0).toBeLessThanOrEqual(gross);
        expect(base).toBeLessThanOrEqual(goods);
      },
    ),
  );
});
