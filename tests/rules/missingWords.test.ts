import { expect, test } from 'vitest';
import { missingWords } from '../../core/rules/missingWords.ts';
import type { OrderItem } from '../../core/schema/orders.ts';

const line = (quantity: number, deliveredQuantity?: number, more: Partial<OrderItem> = {}) =>
  ({ quantity, deliveredQuantity, ...more }) as OrderItem;

test('what an order came without is counted in products and pieces', () => {
  expect(missingWords([line(2, 0), line(6, 5)])).toBe('1 prodotto e 1 pezzo non c’erano: non li paghi.');
  expect(missingWords([line(2, 0)])).toBe('1 prodotto non c’era: non lo paghi.');
  expect(missingWords([line(6, 4)])).toBe('2 pezzi non c’erano: non li paghi.');
});

test('what came whole, in another’s place, or lighter is not missing', () => {
  const replacedBy = { name: 'Mele' } as OrderItem['replacedBy'];
  expect(missingWords([line(2, 2), line(3), line(2, 0, { replacedBy }), line(1, 0.9, { weight: 1 })])).toBe('');
});
