import { orderState } from '../../core/rules/orderStatus.ts';

/** How an order stands, in a word (account §4). */
export function StatusBadge({ orderStatusId }: { orderStatusId: number }) {
  const { label: key, tone } = orderState(orderStatusId);
  return <span className={`order-status order-status--${tone}`}>{key()}</span>;
}
