import { sql, type Transaction } from 'kysely';
import { orderNote } from '../../../core/rules/cartWishes.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { useWallet } from '../../../core/rules/wallet.ts';
import { now } from '../time/clock.ts';
import type { OrderWorld } from './gateway.ts';
import type { Database } from '../database/database.ts';
import { speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import { confirmation } from '../mail/confirmation.ts';
import { mailCustomer } from '../mail/orderMail.ts';
import { arrives } from '../mail/orderParts.ts';
import { guaranteeFile } from '../mail/guarantee.ts';
import { orderPath, type ShopPages } from '../http/shopPages.ts';
import { pushNotice } from '../push/write.ts';
import { customersLanguage } from '../session/language.ts';
import { replaceOrder } from './replaceOrder.ts';
import { noHold } from '../sql/cart/slotHold.ts';
import { samenessOf } from '../sql/cart/lines.ts';
import { itemsOfOrder, type OrderItemRow, type OrderRow } from '../sql/orders/orders.ts';

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
    .set((expression) => ({
      revision: expression('revision', '+', 1),
      generation: expression('generation', '+', 1),
      shown_total: null,
      timeslot_id: null,
      slot_date: null,
      ...noHold,
      order_id: null,
      infos: sql<string>`infos - ${useWallet}::text - ${orderNote}::text`,
    }))
    .where('cart_id', '=', order.cart_id)
    .execute();
}

/** Mail, message and notice that an order has been placed, in the language that is spoken. */
async function tellOfPlaced(db: Db, places: ShopPages, order: OrderRow, items: readonly OrderItemRow[]): Promise<void> {
  const { order_id, user_id } = order;
  const customer = await db
    .selectFrom('customer')
    .select(['email', 'first_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const content = confirmation(order, items, customer.first_name, places, await guaranteeFile(db));
  await mailCustomer(db, places, order, customer.email, content);
  await pushNotice(db, user_id, {
    title: say('Abbiamo ricevuto l’ordine {n}', { n: order_id }),
    body: arrives(order),
    path: orderPath(order_id),
  });
}

/** Makes a pending order a placed one: the cart gives up its lines and the customer gets a mail. False if it was not pending any more, or too late. */
export async function confirmOrder(
  db: Db,
  { clock, places }: OrderWorld,
  orderId: number,
  maskedCard?: string,
): Promise<boolean> {
  const at = await now(db, clock);
  const waiting = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', orderStatus.pending)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting || !(await replaceOrder(db, waiting))) return false;
  const order = await db
    .updateTable('shop_order')
    .set({
      status: orderStatus.ordered,
      expires_at: null,
      ...(maskedCard !== undefined && { masked_card: maskedCard }),
    })
    .where('order_id', '=', orderId)
    .where('status', '=', orderStatus.pending)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  if (!order) return false;
  const items = await itemsOfOrder(db, orderId);
  await consumeCart(db, order, items);
  await speak(await customersLanguage(db, order.user_id), () => tellOfPlaced(db, places, order, items));
  return true;
}
