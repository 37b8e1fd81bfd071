import { expect, test } from 'vitest';
import { feeOf } from '../../core/rules/deliveryFees.ts';

const home = { deliveryServiceId: 2 };

test('what a service costs: of several zones the lowest fee, free from where all of them are, and nothing of one that does not go there', () => {
  const fees = [
    { ...home, minAmount: 40, maxAmount: 110, fee: 5.9 },
    { ...home, minAmount: 110, fee: 0 },
    { ...home, minAmount: 60, maxAmount: 150, fee: 7.9 },
    { ...home, minAmount: 150, fee: 0 },
    { deliveryServiceId: 1, minAmount: 20, fee: 0 },
    { deliveryServiceId: 5, minAmount: 0, fee: 1.9 },
  ];
  expect(feeOf(fees, 2)).toEqual({ fee: 5.9, minimum: 40, freeFrom: 150 });
  expect(feeOf(fees, 1)).toEqual({ fee: 0, minimum: 20 });
  expect(feeOf(fees, 5)).toEqual({ fee: 1.9, minimum: 0 });
  expect(feeOf(fees, 4)).toBeUndefined();
});
