import type { Transaction } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Database } from '../database/database.ts';
import { returnStock } from '../sql/cart/stock.ts';
import { freePlace } from '../sql/delivery/slots.ts';
import { giveToWallet } from '../sql/loyalty/wallet.ts';
import { itemsOfOrder, type OrderItemRow, type OrderRow } from '../sql/orders/orders.ts';

type Db = Transaction<Database>;

function sums(items: readonly OrderItemRow[], of: 'quantity' | 'held'): Map<number, number> {
  const found = new Map<number, number>();
  for (const item of items) found.set(item.product_id, (found.get(item.product_id) ?? 0) + item[of]);
  return found;
}

/** Stock of the old order that the new one does not need goes back; the rest is the new one's. */
async function handOverStock(db: Db, old: Pick<OrderRow, 'order_id' | 'warehouse_id'>, next: OrderRow): Promise<void> {
  const [before, after] = [await itemsOfOrder(db, old.order_id), await itemsOfOrder(db, next.order_id)];
  const [wanted, taken] = [sums(after, 'quantity'), sums(after, 'held')];
  for (const [productId, held] of [...sums(before, 'held')].sort(([a], [b]) => a - b)) {
    const used = (wanted.get(productId) ?? 0) - (taken.get(productId) ?? 0);
    if (held > used) await returnStock(db, old.warehouse_id, productId, held - used);
  }
  await db.updateTable('order_item').set({ held: 0 }).where('order_id', '=', old.order_id).execute();
  await db
    .updateTable('order_item')
    .set((expression) => ({ held: expression.ref('quantity') }))
    .where('order_id', '=', next.order_id)
    .where('picked', 'is', null)
    .execute();
}

/** What the old order took of the wallet is the new one's, as far as that needs it; the rest goes back. */
async function handOverWallet(db: Db, old: OrderRow, next: OrderRow): Promise<void> {
  await giveToWallet(db, old.user_id, old.wallet_held - (next.wallet_amount - next.wallet_held));
  await db
    .updateTable('shop_order')
    .set({ wallet_held: next.wallet_amount })
    .where('order_id', '=', next.order_id)
    .execute();
}

/**
 * Ends the order that a newly paid one takes the place of: its stock, its place, its codes, its notes and its part of the wallet are handed over, the hold on the card is to be
 * given back. False if it cannot be changed any more, such as one that is being picked (STK-09).
 */
export async function replaceOrder(db: Db, next: OrderRow): Promise<boolean> {
  if (next.replaces_order_id === null) return true;
  const old = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', next.replaces_order_id)
    .where('status', 'in', [orderStatus.ordered, orderStatus.inPreparation])
    .forUpdate()
    .executeTakeFirst();
  if (!old) return false;
  await handOverStock(db, old, next);
  if (old.holds_place && next.holds_place) await freePlace(db, old.timeslot_id, old.slot_date);
  await db
    .updateTable('shop_order')
    .set({ holds_place: true, recurrent_order_id: old.recurrent_order_id })
    .where('order_id', '=', next.order_id)
    .execute();
  await db
    .updateTable('shop_order')
    .set({ status: orderStatus.cancelled, replaced: true, holds_place: false, wallet_held: 0 })
    .where('order_id', '=', old.order_id)
    .execute();
  await handOverWallet(db, old, next);
  await db.updateTable('order_note').set({ order_id: next.order_id }).where('order_id', '=', old.order_id).execute();
  const kept = next.adjustments.flatMap(({ giftCertificateId }) => giftCertificateId ?? []);
  await db
    .updateTable('gift_use')
    .set({ order_id: next.order_id })
    .where('order_id', '=', old.order_id)
    .where('gift_certificate_id', 'in', [0, ...kept])
    .execute();
  await db.deleteFrom('gift_use').where('order_id', '=', old.order_id).execute();
  await db
    .updateTable('payment')
    .set({ state: 'cancelling' })
    .where('order_id', '=', old.order_id)
    .where('state', '=', 'authorised')
    .execute();
  return true;
}
