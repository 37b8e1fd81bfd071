import '../../core/labels/it/cart.ts';
import { label } from '../../core/labels/label.ts';
import type { CurrencyForm } from '../../core/rules/price.ts';
import { billOf, type Bill } from '../../core/rules/totals.ts';
import { Totals } from './Totals.tsx';

/** The money lines of a cart or an order; every amount is the server's. */
export function BillTotals({ bill, form }: { bill: Bill; form: CurrencyForm }) {
  const lines = billOf(bill).map((line) => ({ amount: line.amount, label: 'text' in line ? line.text : label(line.label), ...(line.kind ? { kind: line.kind } : {}), ...(line.kind === 'total' ? { hint: label('cart.vatIncluded') } : {}) }));
  return <Totals lines={lines} form={form} />;
}
