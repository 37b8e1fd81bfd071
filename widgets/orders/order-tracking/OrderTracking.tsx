import { orders } from '../../../core/api/endpoints/orders.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { routeValue } from '../../../core/rules/route.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { EmptyState, Skeleton } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import type { AnswerDueProps } from '../../ui/AnswerDue.tsx';
import { OrderView } from '../view/OrderView.tsx';

const AnswerDue = laterView<AnswerDueProps>(() => import('../../ui/AnswerDue.tsx'), 'needed');
const FindOrder = laterView(() => import('./FindOrder.tsx'), 'needed');
const find = (
  <FindOrder>
    <Skeleton lines={5} />
  </FindOrder>
);

/** Order tracking by capability URL: its token allows reading the order and withdrawing from it. Without a token, a form sends the URL by mail (LAW-10). */
export default function OrderTracking() {
  const { config } = useSpesa();
  const links = useLinks();
  const now = useMinute();
  const order_id = Number(routeValue(config.pages, 'orderTracking', location.pathname)) || 0;
  const access_token = new URLSearchParams(location.search).get('token') ?? '';
  const asked = order_id > 0 && access_token !== '';
  const { status, data, error, reload } = useQuery(orders.viewByToken, asked ? { order_id, access_token } : null);
  if (!asked && order_id === 0 && access_token === '') return find;
  if (!asked || error?.reason === 'rejected')
    return (
      <>
        <EmptyState title={orderPageTexts.notFound()}>
          <p>{orderPageTexts.wrongLink()}</p>
        </EmptyState>
        {find}
      </>
    );
  if (!data) return <Pending status={status} reload={reload} lines={8} />;
  return (
    <article className="order">
      <OrderView order={data} form={config.currencyForm} token={access_token}>
        {data.orderStatusId === orderStatus.awaitingUser && (
          <AnswerDue order={data} href={links.page('order', { id: order_id })} now={now} />
        )}
      </OrderView>
    </article>
  );
}
