import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Db } from '../../database/database.ts';
import type { ProductSource } from '../catalogue/productsById.ts';

/** What the order that a cart changes still has for itself: its place in a timeslot, and stock by product, in thousandths, and what it took of the wallet. */
export interface Changing {
  timeslotId: number;
  slotDate: string;
  held: ReadonlyMap<number, number>;
  /** Cents of the wallet. */
  wallet: number;
}

/** Undefined for a cart that changes no order. */
export async function changingOf(db: Db, orderId: number | null): Promise<Changing | undefined> {
  if (orderId === null) return undefined;
  const order = await db
    .selectFrom('shop_order')
    .select(['timeslot_id', 'slot_date', 'wallet_held'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const items = await db
    .selectFrom('order_item')
    .select(['product_id', 'held'])
    .where('order_id', '=', orderId)
    .execute();
  const held = new Map<number, number>();
  for (const item of items) held.set(item.product_id, (held.get(item.product_id) ?? 0) + item.held);
  return { timeslotId: order.timeslot_id, slotDate: order.slot_date, held, wallet: order.wallet_held };
}

/** Products with what their order holds counted as still to be had. */
export function withHeld(products: ProductSource, changing: Changing | undefined): ProductSource {
  if (!changing) return products;
  const more = (product: Product): Product => {
    const held = changing.held.get(product.productId);
    return held ? { ...product, available: (product.available ?? 0) + held / 1000 } : product;
  };
  return async (ids, warehouseId) =>
    new Map([...(await products(ids, warehouseId))].map(([id, product]) => [id, more(product)]));
}
