import { expect, test } from 'vitest';
import { plainText } from '../../core/rules/plainText.ts';
import { dateWords } from '../../core/rules/dates.ts';
import { belowPrice, firstAmount, ownUnit, priceUnit } from '../../core/rules/firstAmount.ts';
import { formatCurrency, formatNumber, formatUnitPrice } from '../../core/rules/price.ts';
import { quantityRule } from '../../core/rules/quantity.ts';
import { readable, readableBrand } from '../../core/rules/text.ts';
import { truncate } from '../../core/rules/truncate.ts';
import cases from '../cases/format.json' with { type: 'json' };

const functions: Record<string, (...args: never[]) => string> = {
  formatCurrency,
  formatNumber,
  formatUnitPrice,
  readable,
  readableBrand,
  plainText,
  dateWords,
  truncate,
  ownUnit,
  priceUnit,
  belowPrice,
  firstAmount: (product: Parameters<typeof quantityRule>[0]) => firstAmount(quantityRule(product)),
};

test.each(cases.map(({ fn, args, out }) => ({ fn, args, out })))(
  '$fn($args) is "$out", in PHP as here',
  ({ fn, args, out }) => {
    const format = functions[fn];
    if (!format) throw new Error(`The table names ${fn}, which this test does not know`);
    expect(format(...(args as never[]))).toBe(out);
  },
);

test('the table has cases of every function', () => {
  expect(new Set(cases.map(({ fn }) => fn))).toEqual(new Set(Object.keys(functions)));
});
