import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { DeliveryLocks } from '../../../core/rules/deliveryLocks.ts';

/** Why place or time cannot be changed: a payment is under way, else an order is being changed (account §4, SLOT-10). */
export const lockWords = (locks: DeliveryLocks): string =>
  (locks.timeslot ? deliveryTexts.lockedByPayment : deliveryTexts.addressLocked)();
