import type { Selectable } from 'kysely';
import { addDays, romeTime } from '../../../../core/rules/dates.ts';
import { isContract, mayWithdraw, withdrawalDays } from '../../../../core/rules/withdrawal.ts';
import type { Db } from '../../database/database.ts';
import type { WithdrawalTables } from '../../database/tables/withdrawals.ts';
import { fromRome } from '../../time/rome.ts';
import type { OrderItemRow, OrderRow } from './orders.ts';

export type WithdrawalRow = Selectable<WithdrawalTables['withdrawal']>;

const isDelivered = (order: Pick<OrderRow, 'status'>) => order.status === 8 || order.status === 9;

/** The last second in which an order can be withdrawn from, by Rome's calendar; undefined until it is delivered. */
export function withdrawableUntil(order: Pick<OrderRow, 'status' | 'slot_date' | 'delivered_at'>): Date | undefined {
  if (!isDelivered(order)) return undefined;
  const day = order.delivered_at ? romeTime(order.delivered_at.getTime()).date : order.slot_date;
  return new Date(fromRome(addDays(day, withdrawalDays + 1), '00:00').getTime() - 1_000);
}

/** Can this order still be withdrawn from? */
export function isWithdrawable(order: Pick<OrderRow, 'status' | 'slot_date' | 'delivered_at'>, at: Date): boolean {
  const until = withdrawableUntil(order);
  return isContract(order.status) && (until === undefined || at <= until);
}

/** Is there something among the lines of an order to withdraw from, by what was brought of each? */
export const holdsWithdrawable = (items: readonly OrderItemRow[]): boolean =>
  items.some(({ product, replacement, picked }) => mayWithdraw(replacement ?? product, picked));

/** What was withdrawn from of an order, the earliest first, and the lines. */
export async function withdrawalsOf(db: Db, orderId: number): Promise<(WithdrawalRow & { items: number[] })[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('withdrawal_item', 'withdrawal_item.withdrawal_id', 'withdrawal.withdrawal_id')
    .selectAll('withdrawal')
    .select('order_item_id')
    .where('order_id', '=', orderId)
    .orderBy('withdrawal.withdrawal_id')
    .orderBy('order_item_id')
    .execute();
  const found = new Map<number, WithdrawalRow & { items: number[] }>();
  for (const { order_item_id, ...row } of rows) {
    const one = found.get(row.withdrawal_id) ?? { ...row, items: [] };
    one.items.push(order_item_id);
    found.set(row.withdrawal_id, one);
  }
  return [...found.values()];
}
