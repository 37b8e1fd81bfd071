import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as stepTexts from '../../../core/labels/it/ordersSteps.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { isFetched } from '../../../core/rules/fetchedOrder.ts';
import { nextArrival } from '../../../core/rules/nextArrival.ts';
import { isStillInShop, orderState } from '../../../core/rules/orderStatus.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { Icon } from '../../ui/Icon.tsx';

/** When the next order comes, and the way to it. */
export function NextArrival({ orders }: { orders: readonly Order[] }) {
  const links = useLinks();
  const now = useMinute();
  const order = nextArrival(orders, now);
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
