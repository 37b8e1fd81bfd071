import { useState } from 'react';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { dayWords, momentWords } from '../../../core/rules/dates.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/Notice.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { LoginFirst } from '../bill/LoginFirst.tsx';
import { StatusBadge } from '../bill/StatusBadge.tsx';
import type { OrderListProps } from './order-list.widget.ts';

const asked = (): number => Math.max(1, Math.floor(Number(new URLSearchParams(location.search).get('page') ?? 1)) || 1);

/** The customer's orders, the newest first. */
export default function OrderList({ pageSize }: OrderListProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const [page, setPage] = useState(asked);
  const { status, data, reload } = useQuery(
    orders.list,
    loggedIn ? { page, page_size: pageSize, show_pending: true } : null,
  );

  if (!loggedIn) return <LoginFirst />;
  if (!data) return status === 'failed' ? <ErrorState onRetry={reload} /> : <Skeleton lines={6} />;
  if (data.orders.length === 0) {
    return (
      <EmptyState
        title={orderTexts.noOrders()}
        action={<ButtonLink href={links.page('home')}>{orderTexts.startShopping()}</ButtonLink>}
      >
        <p>{orderTexts.noOrdersText()}</p>
      </EmptyState>
    );
  }
  return (
    <div className="order-list" aria-busy={status === 'loading' || undefined}>
      <ul className="order-list__items">
        {data.orders.map((order) => (
          <li className="order-list__item" key={order.orderId}>
            <a className="order-list__link" href={links.page('order', { id: order.orderId })}>
              <span className="order-list__number">{orderTexts.order({ n: order.orderId })}</span>
              <span className="order-list__made">{momentWords(order.insertDate)}</span>
              {order.timeslot?.date && (
                <span className="order-list__when">
                  {[dayWords(order.timeslot.date), slotTimes(order.timeslot)].filter(Boolean).join(', ')}
                </span>
              )}
              <StatusBadge orderStatusId={order.orderStatusId} />
              <span className="order-list__total">{formatCurrency(order.grossTotal, config.currencyForm)}</span>
            </a>
          </li>
        ))}
      </ul>
      {data.page.totPages > 1 && (
        <Pager
          page={data.page.selPage}
          pages={data.page.totPages}
          href={(to) => `${links.page('orders')}?page=${to}`}
          onGo={setPage}
        />
      )}
    </div>
  );
}
