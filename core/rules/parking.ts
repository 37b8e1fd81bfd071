import type { Order } from '../schema/orders.ts';
import { orderStatus } from './orderStatus.ts';
import { service } from './services.ts';

/** May a place to park be kept for an order: is it ready, and fetched at a store? */
export const mayReserve = ({ orderStatusId, shippingAddress }: Order): boolean =>
  orderStatusId === orderStatus.readyInStore && shippingAddress?.deliveryServiceId === service.pickup;

/** So many characters say with what car somebody comes. */
export const mostReservationText = 100;
