import type { LabelKey } from '../labels/label.ts';

/** How an order stands, in a word and a tone (second document §4). */
export interface OrderState {
  label: LabelKey;
  tone: 'waiting' | 'good' | 'bad' | 'neutral';
}

const state = (label: LabelKey, tone: OrderState['tone']): OrderState => ({ label, tone });
const validating = state('orders.inValidation', 'waiting');
const delivering = state('orders.inDelivery', 'waiting');

const states: Record<number, OrderState> = {
  1: validating,
  2: validating,
  3: state('orders.ordered', 'good'),
  4: state('orders.inPreparation', 'waiting'),
  5: state('orders.notModifiable', 'waiting'),
  6: delivering,
  7: delivering,
  18: delivering,
  8: state('orders.delivered', 'good'),
  9: state('orders.partiallyDelivered', 'good'),
  10: state('orders.cancelled', 'neutral'),
  11: state('orders.invalidated', 'bad'),
  12: state('orders.notCollected', 'bad'),
  13: state('orders.failed', 'bad'),
  22: state('orders.awaitingUser', 'waiting'),
};

/** An unknown status gets a neutral word, never a blank (BAD-06). */
export const orderState = (orderStatusId: number): OrderState => (Object.hasOwn(states, orderStatusId) ? states[orderStatusId]! : state('orders.unknownStatus', 'neutral'));

/** Only an order whose online payment failed may be paid again. */
export const mayPayAgain = (orderStatusId: number): boolean => orderStatusId === 11;
