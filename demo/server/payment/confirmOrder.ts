import type { Transaction } from 'kysely';
import { now, type Clock } from '../time/clock.ts';
import type { Database } from '../database/database.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import { samenessOf } from '../sql/cart/lines.ts';
import { itemsOfOrder, type OrderItemRow, type OrderRow } from '../sql/orders/orders.ts';

const pending = 1;
const ordered = 3;

type Db = Transaction<Database>;

/** Takes what was ordered off the cart; what another tab added meanwhile stays. */
async function consumeCart(db: Db, order: OrderRow, items: readonly OrderItemRow[]): Promise<void> {
  for (const item of items) {
    const line = db
      .selectFrom('cart_item')
      .select(['item_id', 'quantity'])
      .where('cart_id', '=', order.cart_id)
      .where('product_id', '=', item.product_id)
      .where('sameness', '=', samenessOf(item.params, item.infos));
    const there = await line.executeTakeFirst();
    if (!there) continue;
    if (there.quantity <= item.quantity)
      await db.deleteFrom('cart_item').where('item_id', '=', there.item_id).execute();
    else
      await db
        .updateTable('cart_item')
        .set({ quantity: there.quantity - item.quantity })
        .where('item_id', '=', there.item_id)
        .execute();
  }
  await db.deleteFrom('cart_code').where('cart_id', '=', order.cart_id).execute();
  await db
    .updateTable('cart')
    .set((expression) => ({ revision: expression('revision', '+', 1), timeslot_id: null, slot_date: null }))
    .where('cart_id', '=', order.cart_id)
    .execute();
}

/** Makes a pending order a placed one: the cart gives up its lines and the customer gets a mail. False if it was not pending any more, or too late. */
export async function confirmOrder(db: Db, clock: Clock, orderId: number, maskedCard?: string): Promise<boolean> {
  const order = await db
    .updateTable('shop_order')
    .set({ status: ordered, expires_at: null, ...(maskedCard !== undefined && { masked_card: maskedCard }) })
    .where('order_id', '=', orderId)
    .where('status', '=', pending)
    .where('expires_at', '>', await now(db, clock))
    .returningAll()
    .executeTakeFirst();
  if (!order) return false;
  const items = await itemsOfOrder(db, orderId);
  await consumeCart(db, order, items);
  const customer = await db
    .selectFrom('customer')
    .select(['email', 'first_name'])
    .where('user_id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mail')
    .values({
      recipient: customer.email,
      order_id: orderId,
      ...(await confirmationMail(order, items, customer.first_name)),
    })
    .execute();
  return true;
}
