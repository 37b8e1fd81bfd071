import type { Order } from '../schema/orders.ts';
import { orderStatus } from './orderStatus.ts';
import { service } from './services.ts';

/** Is an order fetched by its customer, so that it does not come to them? */
export const isFetched = ({
  shippingAddress,
  orderStatusId,
}: Pick<Order, 'orderStatusId' | 'shippingAddress'>): boolean =>
  [service.pickup, service.work].some((one) => one === shippingAddress?.deliveryServiceId) ||
  orderStatusId === orderStatus.readyInStore ||
  orderStatusId === orderStatus.readyInLocker;
