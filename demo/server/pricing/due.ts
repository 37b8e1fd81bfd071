import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { bagsTotal } from './bags.ts';

/** What an order comes to with these goods, in cents; below zero is what its vouchers do not spend. An order without goods pays no fees. */
export const dueFor = (
  order: Pick<OrderRow, 'wallet_amount' | 'adjustment_total' | 'delivery_fee' | 'bag_count' | 'bag_fee' | 'final_bags'>,
  goods: number,
): number =>
  goods === 0 ? -order.wallet_amount : goods + order.adjustment_total + order.delivery_fee + bagsTotal(order);

/** What an order that is being picked comes to so far, in cents: what is picked at its final price, the rest as ordered, and never more than is held. */
export function provisionalTotal(
  order: OrderRow,
  items: readonly Pick<OrderItemRow, 'final_total' | 'gross_total'>[],
): number {
  const goods = items.reduce((sum, { final_total, gross_total }) => sum + (final_total ?? gross_total), 0);
  const due = Math.max(0, dueFor(order, goods));
  return order.reserved_amount > 0 ? Math.min(due, order.reserved_amount) : due;
}
