import { expect, test } from 'vitest';
import { plainText } from '../../core/rules/plainText.ts';
import { dateWords } from '../../core/rules/dates.ts';
import { formatCurrency, formatNumber, formatUnitPrice } from '../../core/rules/price.ts';
import { readable, readableBrand } from '../../core/rules/text.ts';
import cases from '../cases/format.json' with { type: 'json' };

const functions: Record<string, (...args: never[]) => string> = {
  formatCurrency,
  formatNumber,
  formatUnitPrice,
  readable,
  readableBrand,
  plainText,
  dateWords,
};

/** Only the plugin cuts texts, for the description of a page. */
const shared = cases.filter(({ fn }) => fn !== 'truncate');

test.each(shared.map(({ fn, args, out }) => ({ fn, args, out })))(
  '$fn($args) is "$out", in PHP as here',
  ({ fn, args, out }) => {
    const format = functions[fn];
    if (!format) throw new Error(`The table names ${fn}, which this test does not know`);
    expect(format(...(args as never[]))).toBe(out);
  },
);

test('the table has cases of every function', () => {
  expect(new Set(shared.map(({ fn }) => fn))).toEqual(new Set(Object.keys(functions)));
});
