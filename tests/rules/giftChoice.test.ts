import { expect, test } from 'vitest';
import { giftsOf, mayChoose } from '../../core/rules/giftChoice.ts';

test.each([
  [300, 1],
  [999, 1],
  [1000, 1],
  [2000, 2],
  [2999, 2],
])('DATA-12 a line of %i thousandths can be the gift of %i coupons', (quantity, gifts) => {
  expect(giftsOf(quantity)).toBe(gifts);
});

test('DATA-12 whatever is pressed in whatever order: one line for each coupon, no line oftener than it has pieces', () => {
  const lines = new Map([
    [1, 300],
    [2, 1000],
    [3, 3000],
  ]);
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const choices = new Map<number, number>();
  let refused = 0;
  for (let press = 0; press < 5_000; press += 1) {
    const [couponId, itemId] = [random(8), 1 + random(3)];
    if (random(4) === 0) choices.delete(couponId);
    else if (mayChoose(couponId, itemId, lines.get(itemId)!, choices)) choices.set(couponId, itemId);
    else refused += 1;
    for (const [line, quantity] of lines)
      expect([...choices.values()].filter((chosen) => chosen === line).length).toBeLessThanOrEqual(giftsOf(quantity));
  }
  expect(refused).toBeGreaterThan(100);
});

test('DATA-12 a coupon may move to where it is already, and away again', () => {
  const choices = new Map([[1, 5]]);
  expect([mayChoose(1, 5, 300, choices), mayChoose(2, 5, 300, choices), mayChoose(2, 6, 300, choices)]).toEqual([
    true,
    false,
    true,
  ]);
});
