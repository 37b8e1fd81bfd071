import * as stepTexts from '../labels/it/ordersSteps.ts';
import * as orderTexts from '../labels/it/orders.ts';
import type { Text } from '../labels/text.ts';
import type { Order } from '../schema/orders.ts';
import { isFetched } from './fetchedOrder.ts';
import { isInValidation, isStillInShop, orderStatus } from './orderStatus.ts';

export interface OrderStep {
  label: Text;
  state: 'done' | 'now' | 'next';
}

const { delivering, readyInStore, readyInLocker, delivered, partlyDelivered } = orderStatus;

/** The step at which an order of each status is; none for one that has ended without its goods. */
const steps: Record<number, number> = {
  [orderStatus.pending]: 0,
  [orderStatus.confirming]: 0,
  [orderStatus.ordered]: 0,
  [orderStatus.inPreparation]: 1,
  [orderStatus.notModifiable]: 1,
  [orderStatus.awaitingUser]: 1,
  [delivering]: 2,
  [readyInStore]: 2,
  [readyInLocker]: 2,
  [delivered]: 3,
  [partlyDelivered]: 3,
};

type Followed = Pick<Order, 'orderStatusId' | 'timeslot' | 'shippingAddress' | 'awaitsRider'>;

/** Packed, and still in the shop: the step before its delivery. */
const isPacked = (order: Followed, now: number): boolean =>
  !isFetched(order) && order.orderStatusId === delivering && isStillInShop(order, now);

function third(order: Followed): Text {
  if (!isFetched(order)) return orderTexts.inDelivery;
  return order.orderStatusId === readyInLocker ? orderTexts.inLocker : orderTexts.pickup;
}

function last(order: Followed): Text {
  if (order.orderStatusId === partlyDelivered) return orderTexts.partiallyDelivered;
  return isFetched(order) ? stepTexts.fetched : orderTexts.delivered;
}

/** From the order to its goods in four steps, at a moment in ms; empty for an order that has ended without them. */
export function orderSteps(order: Followed, now: number): OrderStep[] {
  const reached = Object.hasOwn(steps, order.orderStatusId) ? steps[order.orderStatusId] : undefined;
  if (reached === undefined) return [];
  const packed = isPacked(order, now);
  const at = packed ? reached - 1 : reached;
  const first = isInValidation(order.orderStatusId) ? orderTexts.inValidation : orderTexts.ordered;
  const labels = [first, packed ? orderTexts.ready : orderTexts.inPreparation, third(order), last(order)];
  return labels.map((label, index) => ({
    label,
    state: index < at || at === labels.length - 1 ? 'done' : index === at ? 'now' : 'next',
  }));
}
