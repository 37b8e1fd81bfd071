import type { Order, OrderItem } from '../schema/orders.ts';
import { toCents } from './price.ts';

/** The fields of an order that its final bill is made of. */
export type Billed = Pick<Order, 'orderItems' | 'bags' | 'finalBags' | 'grossTotal' | 'reservedAmount'>;

/** One reason why the final total differs from the total at the order; `amount` in cents. */
export type Difference = { amount: number } & (
  | { kind: 'missing' | 'fewer' | 'weighed' | 'replaced' | 'repriced'; item: OrderItem }
  | { kind: 'bags'; ordered: number; used: number }
  | { kind: 'capped' | 'feesDropped' | 'discountLeft' | 'other' }
);

function kindOf({ replacedBy, deliveredQuantity, quantity, weight }: OrderItem) {
  if (replacedBy) return 'replaced';
  if (deliveredQuantity === undefined || deliveredQuantity === quantity) return undefined;
  if (deliveredQuantity === 0) return 'missing';
  return weight === undefined ? 'fewer' : 'weighed';
}

function ofItem(item: OrderItem): Difference[] {
  const amount = toCents(item.finalTotal ?? item.grossTotal) - toCents(item.grossTotal);
  const kind = kindOf(item) ?? (amount === 0 ? undefined : 'repriced');
  return kind ? [{ kind, item, amount }] : [];
}

function ofBags({ bags, finalBags: used }: Billed): Difference[] {
  if (!bags || used === undefined || used === bags.count) return [];
  return [{ kind: 'bags', ordered: bags.count, used, amount: (used - bags.count) * toCents(bags.unitPrice) }];
}

/** Names the remainder that lines and bags do not explain: the charge is capped at the card hold, and an order without goods pays no fees. */
function restKind(amount: number, finalTotal: number, { reservedAmount }: Billed) {
  if (finalTotal === 0) return amount < 0 ? 'feesDropped' : 'discountLeft';
  return amount < 0 && finalTotal === reservedAmount ? 'capped' : 'other';
}

/** Every difference between the total at the order and the final one, in euro; they add up to the cent (LAW-24). */
export function differencesOf(order: Billed, finalTotal: number): Difference[] {
  const told = [...(order.orderItems ?? []).flatMap(ofItem), ...ofBags(order)];
  const amount = told.reduce((rest, one) => rest - one.amount, toCents(finalTotal) - toCents(order.grossTotal));
  return amount === 0 ? told : [...told, { kind: restKind(amount, finalTotal, order), amount }];
}
