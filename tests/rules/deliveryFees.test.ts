import { expect, test } from 'vitest';
import { feeOf, postcodeRanges } from '../../core/rules/deliveryFees.ts';
import cases from '../cases/deliveryFees.json' with { type: 'json' };

test.each(cases.of)('[GET /delivery-fee/view] what a service costs: $what', ({ service, fees, known }) => {
  const found = feeOf(fees, service);
  expect(found ? { freeFrom: null, ...found } : null).toEqual(known);
});

test.each(cases.ranges)('postcodes in words: $words', ({ postcodes, words }) => {
  expect(postcodeRanges(postcodes)).toBe(words);
});
