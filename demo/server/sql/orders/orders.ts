import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { OrderTables } from '../../database/tables/orders.ts';

export type OrderRow = Selectable<OrderTables['shop_order']>;
export type OrderItemRow = Selectable<OrderTables['order_item']>;

/** A customer's own order; anyone else's is as if it were not there (SEC-08). */
export const findOrder = (db: Db, orderId: number, userId: number): Promise<OrderRow | undefined> =>
  db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const itemsOfOrder = (db: Db, orderId: number): Promise<OrderItemRow[]> =>
  db.selectFrom('order_item').selectAll().where('order_id', '=', orderId).orderBy('order_item_id').execute();

/** What a customer ordered, to be put into the cart again. */
export async function linesOfOrder(
  db: Db,
  orderId: number,
  userId: number,
): Promise<
  { productId: number; quantity: number; params: Record<string, string>; infos: Record<string, string> }[] | undefined
> {
  if (!(await findOrder(db, orderId, userId))) return undefined;
  return (await itemsOfOrder(db, orderId)).map((item) => ({
    productId: item.product_id,
    quantity: item.quantity,
    params: item.params,
    infos: item.infos,
  }));
}
