import { orderState } from '../../core/rules/orderStatus.ts';

/** How an order stands, in a word (account §4); `early` until the day of its slot. */
export function StatusBadge({ orderStatusId, early }: { orderStatusId: number; early?: boolean }) {
  const { label: key, tone } = orderState(orderStatusId, early);
  return <span className={`order-status order-status--${tone}`}>{key()}</span>;
}
