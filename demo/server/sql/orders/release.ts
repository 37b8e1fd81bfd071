import type { Transaction } from 'kysely';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { Database } from '../../database/database.ts';
import { returnStock } from '../cart/stock.ts';
import { freePlace } from '../delivery/slots.ts';
import { giveBackWallet } from '../loyalty/wallet.ts';
import { giveUpSupplement } from './supplements.ts';

/** Locks the cart of an order before the order itself: the one order in which both are ever locked. */
export async function lockCartOf(db: Transaction<Database>, orderId: number): Promise<void> {
  await db
    .selectFrom('cart')
    .select('cart_id')
    .where('cart_id', '=', (query) => query.selectFrom('shop_order').select('cart_id').where('order_id', '=', orderId))
    .forUpdate()
    .execute();
}

/** Gives back what the lines of an order hold of the stock, once. */
async function freeStock(db: Transaction<Database>, orderId: number, warehouseId: number): Promise<void> {
  const items = await db
    .selectFrom('order_item')
    .select(['order_item_id', 'product_id', 'held'])
    .where('order_id', '=', orderId)
    .where('held', '>', 0)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  for (const { product_id, held } of items) await returnStock(db, warehouseId, product_id, held);
  await db.updateTable('order_item').set({ held: 0 }).where('order_id', '=', orderId).execute();
}

/**
 * Ends an order for good: place, stock and codes go back, once; money that is held for it is to be given back, by whoever settles payments.
 * False if it was in none of the statuses `from` any more (STK-09).
 */
export async function endOrder(
  db: Transaction<Database>,
  orderId: number,
  from: readonly number[],
  to: number,
): Promise<boolean> {
  const order = await db
    .updateTable('shop_order')
    .set({ status: to, expires_at: null })
    .where('order_id', '=', orderId)
    .where('status', 'in', [...from])
    .returning(['warehouse_id', 'timeslot_id', 'slot_date', 'holds_place', 'user_id', 'wallet_held'])
    .executeTakeFirst();
  if (!order) return false;
  if (order.holds_place) await freePlace(db, order.timeslot_id, order.slot_date);
  await freeStock(db, orderId, order.warehouse_id);
  await giveBackWallet(db, { order_id: orderId, ...order });
  await giveUpSupplement(db, orderId, null);
  const toBe = (state: 'releasing' | 'cancelling', states: readonly ('asked' | 'challenge' | 'authorised')[]) =>
    db
      .updateTable('payment')
      .set({ state })
      .where('order_id', '=', orderId)
      .where('state', 'in', [...states])
      .execute();
  await toBe('releasing', ['asked', 'challenge']);
  await toBe('cancelling', ['authorised']);
  await db.deleteFrom('gift_use').where('order_id', '=', orderId).execute();
  return true;
}

/** Ends every order of a cart that waits for its payment: it gives way to another order of the same cart. */
export async function releasePending(db: Transaction<Database>, cartId: number): Promise<void> {
  const pending = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .where('status', '=', orderStatus.pending)
    .orderBy('order_id')
    .execute();
  for (const { order_id } of pending) await releaseOrder(db, order_id);
}

/** Ends an order that is not paid; its cart stays and gets its next revision. False if it was no longer pending. */
export async function releaseOrder(
  db: Transaction<Database>,
  orderId: number,
  to: number = orderStatus.invalidated,
): Promise<boolean> {
  if (!(await endOrder(db, orderId, [orderStatus.pending], to))) return false;
  await db
    .updateTable('cart')
    .set((expression) => ({ revision: expression('revision', '+', 1) }))
    .where('cart_id', '=', (query) => query.selectFrom('shop_order').select('cart_id').where('order_id', '=', orderId))
    .execute();
  return true;
}
