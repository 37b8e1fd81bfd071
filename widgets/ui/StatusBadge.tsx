import { orderState } from '../../core/rules/orderStatus.ts';

/** How an order stands, in a word (account §4); `early` while it is still in the shop. */
export function StatusBadge({ orderStatusId, early }: { orderStatusId: number; early?: boolean }) {
  const { label: key, tone } = orderState(orderStatusId, early);
  return <span className={`order-status order-status--${tone}`}>{key()}</span>;
}
