import { orders, wholeOrder } from '../api/endpoints/orders.ts';
import type { Order } from '../schema/orders.ts';
import type { Spesa } from '../spesa.ts';

/** Tells the store that its customer is on the way, who gets a place to park; the server's word is shown. Throws ApiError. */
export async function reserveParking(spesa: Spesa, order: Order, info: string, distance?: number): Promise<void> {
  const { data } = await spesa.client.call(orders.reserve, {
    order_id: order.orderId,
    ...(distance !== undefined && { distance: Math.round(distance) }),
    ...(info && { reservation_info: info }),
  });
  spesa.query.put(orders.view, wholeOrder(order.orderId), { ...order, reservation: data.reservation });
  spesa.toasts.show({ kind: 'notice', text: data.reservation.message });
}
