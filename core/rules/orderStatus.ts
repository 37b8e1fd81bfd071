import * as orderTexts from '../labels/it/orders.ts';
import type { Text } from '../labels/text.ts';

/** How an order stands, in a word and a tone (account §4). */
export interface OrderState {
  label: Text;
  tone: 'waiting' | 'good' | 'bad' | 'neutral';
}

const state = (label: Text, tone: OrderState['tone']): OrderState => ({ label, tone });
const validating = state(orderTexts.inValidation, 'waiting');
const delivering = state(orderTexts.inDelivery, 'waiting');

const states: Record<number, OrderState> = {
  1: validating,
  2: validating,
  3: state(orderTexts.ordered, 'good'),
  4: state(orderTexts.inPreparation, 'waiting'),
  5: state(orderTexts.notModifiable, 'waiting'),
  6: delivering,
  7: delivering,
  18: delivering,
  8: state(orderTexts.delivered, 'good'),
  9: state(orderTexts.partiallyDelivered, 'good'),
  10: state(orderTexts.cancelled, 'neutral'),
  11: state(orderTexts.invalidated, 'bad'),
  12: state(orderTexts.notCollected, 'bad'),
  13: state(orderTexts.failed, 'bad'),
  22: state(orderTexts.awaitingUser, 'waiting'),
};

/** An unknown status gets a neutral word, never a blank (BAD-06). */
export const orderState = (orderStatusId: number): OrderState =>
  Object.hasOwn(states, orderStatusId) ? states[orderStatusId]! : state(orderTexts.unknownStatus, 'neutral');

/** Only an order whose online payment failed may be paid again. */
export const mayPayAgain = (orderStatusId: number): boolean => orderStatusId === 11;
