import * as orderTexts from '../labels/it/orders.ts';
import type { Text } from '../labels/text.ts';
import type { Order } from '../schema/orders.ts';
import { romeTime } from './dates.ts';

/** The order status ids that rules speak of (account §4). */
export const orderStatus = {
  pending: 1,
  confirming: 2,
  ordered: 3,
  inPreparation: 4,
  notModifiable: 5,
  delivering: 6,
  readyInStore: 7,
  delivered: 8,
  partlyDelivered: 9,
  cancelled: 10,
  invalidated: 11,
  notCollected: 12,
  failed: 13,
  readyInLocker: 18,
  awaitingUser: 22,
} as const;

/** How an order stands, in a word and a tone (account §4). */
export interface OrderState {
  label: Text;
  tone: 'waiting' | 'urgent' | 'good' | 'bad' | 'neutral';
  /** What it means for the customer, where the word alone does not say it. */
  hint?: Text;
}

const state = (label: Text, tone: OrderState['tone'], hint?: Text): OrderState => ({
  label,
  tone,
  ...(hint && { hint }),
});
const delivering = state(orderTexts.inDelivery, 'waiting');

const states: Record<number, OrderState> = {
  1: state(orderTexts.inValidation, 'waiting', orderTexts.inPayment),
  2: state(orderTexts.inValidation, 'waiting', orderTexts.inConfirmation),
  3: state(orderTexts.ordered, 'good'),
  4: state(orderTexts.inPreparation, 'waiting'),
  5: state(orderTexts.notModifiable, 'waiting', orderTexts.notModifiableText),
  6: delivering,
  7: state(orderTexts.inDelivery, 'waiting', orderTexts.pickup),
  18: state(orderTexts.inDelivery, 'waiting', orderTexts.inLocker),
  8: state(orderTexts.delivered, 'good'),
  9: state(orderTexts.partiallyDelivered, 'good'),
  10: state(orderTexts.cancelled, 'neutral'),
  11: state(orderTexts.invalidated, 'bad', orderTexts.invalidatedText),
  12: state(orderTexts.notCollected, 'bad'),
  13: state(orderTexts.failed, 'bad'),
  22: state(orderTexts.awaitingUser, 'urgent', orderTexts.awaitingUserText),
};

/** Is a day (YYYY-MM-DD) still to come at a moment in ms, by Rome's calendar? */
export const isBeforeDay = (date: string | undefined, now: number): boolean =>
  date !== undefined && date > romeTime(now).date;

/** Is an order that is packed still in the shop: before its day, or as no rider has taken it? */
export const isStillInShop = (
  { timeslot, awaitsRider }: Pick<Order, 'timeslot' | 'awaitsRider'>,
  now: number,
): boolean => awaitsRider === true || isBeforeDay(timeslot?.date, now);

/** How an order of a status stands; `early` while it is still in the shop. An unknown status gets a neutral word, never a blank (BAD-06). */
export function orderState(orderStatusId: number, early = false): OrderState {
  if (early && orderStatusId === orderStatus.delivering) return state(orderTexts.ready, 'waiting');
  return Object.hasOwn(states, orderStatusId) ? states[orderStatusId]! : state(orderTexts.unknownStatus, 'neutral');
}

/** Is money held for an order of this status, or about to be, until it is known what it comes to? */
export const isHeld = (orderStatusId: number): boolean =>
  (orderStatusId >= orderStatus.pending && orderStatusId <= orderStatus.notModifiable) ||
  orderStatusId === orderStatus.awaitingUser;

/** Is somebody picking it now, or waiting for its customer meanwhile? */
export const isBeingPicked = (orderStatusId: number): boolean =>
  orderStatusId === orderStatus.notModifiable || orderStatusId === orderStatus.awaitingUser;

/** Do its goods come, or have they come? False for one that has ended without them. */
export const bringsGoods = (orderStatusId: number): boolean =>
  (orderStatusId >= orderStatus.pending && orderStatusId <= orderStatus.partlyDelivered) ||
  orderStatusId === orderStatus.readyInLocker ||
  orderStatusId === orderStatus.awaitingUser;

/** Has its customer got it, whole or in part? */
export const isDelivered = (orderStatusId: number): boolean =>
  orderStatusId === orderStatus.delivered || orderStatusId === orderStatus.partlyDelivered;

/** Is it still unknown whether the order is paid for? */
export const isInValidation = (orderStatusId: number): boolean =>
  orderStatusId === orderStatus.pending || orderStatusId === orderStatus.confirming;

/** Only an order whose online payment failed may be paid again. */
export const mayPayAgain = (orderStatusId: number): boolean => orderStatusId === orderStatus.invalidated;

/** Has the shop begun to pick an order, so that something may stand in another's place? */
export const mayHaveSubstitutes = (orderStatusId: number): boolean =>
  orderStatusId >= orderStatus.notModifiable && orderStatusId !== orderStatus.cancelled && !mayPayAgain(orderStatusId);
