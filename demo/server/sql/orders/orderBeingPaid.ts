import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { Db } from '../../database/database.ts';

/** The order of a cart whose card payment has been begun and not come to an end. */
export async function orderBeingPaid(db: Db, cartId: number, at: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .innerJoin('payment', 'payment.order_id', 'shop_order.order_id')
    .select('shop_order.order_id')
    .where('shop_order.cart_id', '=', cartId)
    .where('shop_order.status', '=', orderStatus.pending)
    .where('shop_order.expires_at', '>', at)
    .where('payment.state', 'in', ['asked', 'challenge', 'authorised'])
    .executeTakeFirst();
  return row?.order_id;
}
