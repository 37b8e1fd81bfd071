import { orders } from '../api/endpoints/orders.ts';
import type { Bought } from '../schema/checkout.ts';
import type { Spesa } from '../spesa.ts';
import { keepOrder } from './manageOrder.ts';

export const BY_CARD = 12;
const ON_DELIVERY = 22;

/** Pays an order again whose payment failed: with this saved card, another one for null, else in the way it has; what the customer does next is in the answer. Throws ApiError. */
export async function payOrderAgain(
  { client, preferences }: Spesa,
  orderId: number,
  card?: number | null,
): Promise<Bought> {
  if (card !== undefined)
    await client.call(orders.modifyPaymentType, {
      order_id: orderId,
      payment_type_id: BY_CARD,
      ...(card !== null && { user_payment_auth_id: card }),
    });
  const { data } = await client.call(orders.payment, { order_id: orderId });
  preferences.remember({ currentOrder: data.orderId });
  return data;
}

/** Places such an order to be paid on delivery. Throws ApiError. */
export async function payOnDelivery(spesa: Spesa, orderId: number): Promise<void> {
  const { data } = await spesa.client.call(orders.modifyPaymentType, {
    order_id: orderId,
    payment_type_id: ON_DELIVERY,
  });
  keepOrder(spesa, data);
  await spesa.cart.load();
}
