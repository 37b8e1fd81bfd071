import '../../../core/labels/it/cart.ts';
import { label } from '../../../core/labels/label.ts';
import type { CurrencyForm } from '../../../core/rules/price.ts';
import { billOf } from '../../../core/rules/totals.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { Totals } from '../../ui/Totals.tsx';

/** What the order costs, as the server adds it up. */
export function OrderBill({ order, form }: { order: Order; form: CurrencyForm }) {
  return <Totals form={form} lines={billOf(order).map(({ label: key, text, amount, kind }) => ({ label: text ?? (key ? label(key) : ''), amount, ...(kind ? { kind } : {}) }))} />;
}
