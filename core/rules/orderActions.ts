import type { Order } from '../schema/orders.ts';
import { mayPayAgain, orderStatus } from './orderStatus.ts';

/** What may be done with an order, by whoever reads it. */
export interface OrderActions {
  cancel: boolean;
  modify: boolean;
  /** Something more, paid by itself, without opening the order for change. */
  add: boolean;
  payAgain: boolean;
  reorder: boolean;
  note: boolean;
}

export type OrderReader = 'owner' | 'household' | 'token' | 'rider';

const nothing: OrderActions = {
  cancel: false,
  modify: false,
  add: false,
  payAgain: false,
  reorder: false,
  note: false,
};

/** Statuses in which nobody has begun to pick yet or the shop can still read a note. */
const notable: readonly number[] = [orderStatus.pending, 2, orderStatus.ordered, orderStatus.inPreparation];

/** The orders that a customer may still cancel or change, as long as its time is not over (account §5, ruling 19). */
export const isOpen = (orderStatusId: number): boolean =>
  orderStatusId === orderStatus.ordered || orderStatusId === orderStatus.inPreparation;

/** What its owner may do with an order at `now`, in ms of the server's clock; whoever reads it by a token or as another's of the household, or brings it, does nothing with it. */
export function orderActions(
  order: Order,
  now: number,
  reader: OrderReader = order.others ? 'household' : 'owner',
): OrderActions {
  if (reader !== 'owner') return nothing;
  const inTime = order.deletableUntil === undefined || now < Date.parse(order.deletableUntil);
  const unpaid = order.orderStatusId === orderStatus.pending;
  return {
    cancel: order.deletable && (unpaid || inTime),
    modify: order.editable && inTime,
    add: order.addable === true,
    payAgain: mayPayAgain(order.orderStatusId) && order.payable !== false,
    reorder: (order.orderItems?.length ?? 0) > 0 && !unpaid,
    note: notable.includes(order.orderStatusId),
  };
}
