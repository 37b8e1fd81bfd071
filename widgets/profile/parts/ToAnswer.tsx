import { newestOrders, orders } from '../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import AnswerDue from '../../ui/AnswerDue.tsx';

/** The newest orders that wait for an answer of their customer. */
export default function ToAnswer() {
  const links = useLinks();
  const now = useMinute();
  const { data } = useQuery(orders.list, newestOrders);
  return (data?.orders ?? [])
    .filter(({ orderStatusId }) => orderStatusId === orderStatus.awaitingUser)
    .map((order) => (
      <AnswerDue order={order} href={links.page('order', { id: order.orderId })} now={now} key={order.orderId} />
    ));
}
