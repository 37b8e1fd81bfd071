import { isBeforeDay, orderState } from '../../core/rules/orderStatus.ts';
import { useMinute } from '../hooks/useMinute.ts';

/** How an order stands, in a word (account §4); `date` is the day of its slot. */
export function StatusBadge({ orderStatusId, date }: { orderStatusId: number; date?: string | undefined }) {
  const { label: key, tone } = orderState(orderStatusId, isBeforeDay(date, useMinute()));
  return <span className={`order-status order-status--${tone}`}>{key()}</span>;
}
