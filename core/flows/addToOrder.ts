import { orders } from '../api/endpoints/orders.ts';
import { supplements } from '../api/endpoints/supplements.ts';
import type { Order } from '../schema/orders.ts';
import type { Supplemented } from '../schema/supplements.ts';
import type { Spesa } from '../spesa.ts';

/** What is added to an order, as its customer has seen it; euro. */
export interface Addition {
  items: readonly { productId: number; quantity: number }[];
  total: number;
  adult: boolean;
  newCard: boolean;
}

/** Orders something more for an order that is placed already; what the customer does next is in the answer. The same key never makes it twice. Throws ApiError. */
export async function addToOrder(
  { client, query }: Spesa,
  { orderId }: Order,
  { items, total, adult, newCard }: Addition,
  key: string,
): Promise<Supplemented> {
  const { data } = await client.call(
    supplements.add,
    {
      order_id: orderId,
      items: [...items],
      total,
      ...(adult && { adult }),
      ...(newCard && { new_card: newCard }),
    },
    { idempotencyKey: key },
  );
  query.put(orders.view, { order_id: orderId }, data.order);
  return data;
}
