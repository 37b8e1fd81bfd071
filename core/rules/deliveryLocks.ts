import type { Cart } from '../schema/cart.ts';

/** `cartStatusId` of a cart that holds an order being changed; of any other one. */
export const cartStatus = { open: 1, changing: 7 } as const;

/** Of a cart that changes this order, or none. */
export const cartStatusOf = (orderId: number | null): number =>
  orderId === null ? cartStatus.open : cartStatus.changing;

/** What of place and time cannot be changed now. */
export interface DeliveryLocks {
  address: boolean;
  timeslot: boolean;
}

/** Cart status 7 locks the address; a payment, or its page, locks address and timeslot (account §4, ruling 19, SLOT-10). */
export const deliveryLocks = (cart: Pick<Cart, 'cartStatusId'> | null | undefined, paying: boolean): DeliveryLocks => ({
  address: paying || cart?.cartStatusId === cartStatus.changing,
  timeslot: paying,
});
