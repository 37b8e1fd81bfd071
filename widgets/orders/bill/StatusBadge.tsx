import '../../../core/labels/it/orders.ts';
import { label } from '../../../core/labels/label.ts';
import { orderState } from '../../../core/rules/orderStatus.ts';

/** How an order stands, in a word (second document §4). */
export function StatusBadge({ orderStatusId }: { orderStatusId: number }) {
  const { label: key, tone } = orderState(orderStatusId);
  return <span className={`order-status order-status--${tone}`}>{label(key)}</span>;
}
