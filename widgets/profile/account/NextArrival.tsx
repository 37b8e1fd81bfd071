import { useLayoutEffect } from 'react';
import { newestOrders, orders } from '../../../core/api/endpoints/orders.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as stepTexts from '../../../core/labels/it/ordersSteps.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { isFetched } from '../../../core/rules/fetchedOrder.ts';
import { nextArrival } from '../../../core/rules/nextArrival.ts';
import { isStillInShop, orderState } from '../../../core/rules/orderStatus.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Icon } from '../../ui/Icon.tsx';

/** When the next order comes, and the way to it; `onKnown` hears once it is known whether there is one. */
export default function NextArrival({ onKnown }: { onKnown(): void; children?: never }) {
  const links = useLinks();
  const now = useMinute();
  const { data, status } = useQuery(orders.list, newestOrders);
  const isKnown = data !== undefined || status === 'failed';
  // Layout effect: what stands below appears in the same frame.
  useLayoutEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown]);
  const order = nextArrival(data?.orders ?? [], now);
  if (!order) return null;
  const fetched = isFetched(order);
  const when = [dayWords(order.timeslot?.date ?? ''), slotTimes(order.timeslot ?? {})].filter(Boolean).join(', ');
  return (
    <a className="account__page account__next" href={links.page('order', { id: order.orderId }) || undefined}>
      <Icon name={fetched ? 'store' : 'truck'} />
      <span className="account__words">
        <span className="account__title">{(fetched ? stepTexts.waits : stepTexts.arrives)({ when })}</span>
        <span className="account__text">
          {orderTexts.order({ n: order.orderId })} ·{' '}
          {orderState(order.orderStatusId, isStillInShop(order, now)).label()}
        </span>
      </span>
      <Icon name="right" />
    </a>
  );
}
