import { dayWords, romeTime } from '../../../core/rules/dates.ts';
import { Problem, status } from '../http/problem.ts';
import type { OrderRow } from '../sql/orders/orders.ts';

/** Is the day of the order's slot still to come, by Rome's calendar? */
export const isBeforeDay = ({ slot_date }: Pick<OrderRow, 'slot_date'>, at: Date): boolean =>
  slot_date > romeTime(at.getTime()).date;

/** Refuses an order whose day is still to come. */
export function requireDay(order: Pick<OrderRow, 'order_id' | 'slot_date'>, at: Date): void {
  if (isBeforeDay(order, at))
    throw new Problem(
      status.conflict,
      'order.beforeDay',
      `L’ordine ${order.order_id} è per ${dayWords(order.slot_date)}: si può segnare come consegnato solo da quel giorno.`,
    );
}
