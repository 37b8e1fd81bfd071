import { orders, wholeOrder } from '../api/endpoints/orders.ts';
import { supplements } from '../api/endpoints/supplements.ts';
import type { Choices } from '../rules/options.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Order } from '../schema/orders.ts';
import type { Supplemented } from '../schema/supplements.ts';
import type { Spesa } from '../spesa.ts';

/** A product that is added, with its chosen options and what else is said of it. */
export interface AddedItem {
  productId: number;
  quantity: number;
  params?: Record<string, string>;
  infos?: Record<string, string>;
}

/** The options of a product as they are chosen, asked for where it has any; undefined when the customer gives up. */
export async function chooseOptions({ dialogs }: Spesa, product: Product): Promise<Choices | undefined> {
  return product.selectOptions?.length ? dialogs.open('options', { product }) : {};
}

/** What is added to an order, as its customer has seen it; euro. */
export interface Addition {
  items: readonly AddedItem[];
  total: number;
  after?: number | undefined;
  adult: boolean;
  newCard: boolean;
}

/** Orders something more for an order that is placed already; what the customer does next is in the answer. The same key never makes it twice. Throws ApiError. */
export async function addToOrder(
  { client, query }: Spesa,
  { orderId }: Order,
  { items, total, after, adult, newCard }: Addition,
  key: string,
): Promise<Supplemented> {
  const { data } = await client.call(
    supplements.add,
    {
      order_id: orderId,
      items: [...items],
      total,
      ...(after !== undefined && { after }),
      ...(adult && { adult }),
      ...(newCard && { new_card: newCard }),
    },
    { idempotencyKey: key },
  );
  query.put(orders.view, wholeOrder(orderId), data.order);
  return data;
}
