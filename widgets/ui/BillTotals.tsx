import * as cartBillTexts from '../../core/labels/it/cartBill.ts';
import { formatCurrency, type CurrencyForm } from '../../core/rules/price.ts';
import { billOf, type Bill, type BillLine } from '../../core/rules/totals.ts';
import { Totals, type TotalLine } from './Totals.tsx';

function hintOf({ kind, bags }: BillLine, form: CurrencyForm, isFinal: boolean): string | undefined {
  if (kind === 'total') return cartBillTexts.vatIncluded();
  if (!bags) return undefined;
  const price = formatCurrency(bags.unitPrice, form);
  return isFinal ? `${bags.count} × ${price}` : cartBillTexts.bagsHint({ n: bags.count, price });
}

/** The money lines of a cart or an order, in words; `isFinal` where nothing of it is an estimate any more. */
export const billLines = (bill: Bill, form: CurrencyForm, isFinal = false): TotalLine[] =>
  billOf(bill).map((line) => {
    const hint = hintOf(line, form, isFinal);
    return {
      amount: line.amount,
      label: 'text' in line ? line.text : line.label(),
      ...(line.kind && { kind: line.kind }),
      ...(hint && { hint }),
    };
  });

/** The money lines of a cart or an order; every amount is the server's. */
export function BillTotals({ bill, form }: { bill: Bill; form: CurrencyForm }) {
  return <Totals lines={billLines(bill, form)} form={form} />;
}
