import type { LabelKey } from '../labels/label.ts';
import type { Cart } from '../schema/cart.ts';

type Money = Pick<Cart, 'grossTotal' | 'netTotal' | 'deliveryFee' | 'packagingFee' | 'orderAdjustmentSummary' | 'totalVariableWeight'>;

/** One line of a bill: a text of ours by key, or the server's own; euro as the server gave it. */
export interface BillLine {
  key: string;
  label?: LabelKey;
  text?: string;
  amount: number;
  kind?: 'discount' | 'total';
}

/** The bill of a cart or an order in its order: goods, each discount, delivery, bags, and what is to be paid. Nothing is added up here (NUM-08). */
export function billOf(money: Money): BillLine[] {
  const lines: BillLine[] = [];
  if (money.netTotal !== undefined) lines.push({ key: 'goods', label: 'cart.goods', amount: money.netTotal });
  money.orderAdjustmentSummary?.orderAdjustments.forEach(({ description, amount }, index) => lines.push({ key: `adjustment${index}`, text: description, amount, kind: 'discount' }));
  if (money.deliveryFee !== undefined) lines.push({ key: 'delivery', label: 'cart.deliveryFee', amount: money.deliveryFee });
  if (money.packagingFee) lines.push({ key: 'packaging', label: 'cart.packagingFee', amount: money.packagingFee });
  lines.push({ key: 'total', label: money.totalVariableWeight ? 'cart.totalEstimated' : 'cart.total', amount: money.grossTotal, kind: 'total' });
  return lines;
}
