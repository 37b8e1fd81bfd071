import type { ReactNode } from 'react';
import { newestOrders, orders } from '../../../core/api/endpoints/orders.ts';
import * as stepTexts from '../../../core/labels/it/ordersSteps.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { isFetched } from '../../../core/rules/fetchedOrder.ts';
import { nextArrival } from '../../../core/rules/nextArrival.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** When the next order comes; its children until that is known, and where there is none. */
export default function NextArrival({ children }: { children?: ReactNode }) {
  const now = useMinute();
  const { data } = useQuery(orders.list, newestOrders);
  const order = nextArrival(data?.orders ?? [], now);
  if (!order) return children;
  const when = [dayWords(order.timeslot?.date ?? ''), slotTimes(order.timeslot ?? {})].filter(Boolean).join(', ');
  return <b className="account__next">{(isFetched(order) ? stepTexts.waits : stepTexts.arrives)({ when })}</b>;
}
