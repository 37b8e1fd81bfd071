import type { Kysely, Transaction } from 'kysely';
import { now, type Clock } from '../../time/clock.ts';
import type { Database, Db } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { returnStock } from '../cart/stock.ts';
import { freePlace } from '../delivery/slots.ts';

const pending = 1;
const invalidated = 11;

/** Locks the cart of an order before the order itself: the one order in which both are ever locked. */
export async function lockCartOf(db: Transaction<Database>, orderId: number): Promise<void> {
  await db
    .selectFrom('cart')
    .select('cart_id')
    .where('cart_id', '=', (query) => query.selectFrom('shop_order').select('cart_id').where('order_id', '=', orderId))
    .forUpdate()
    .execute();
}

/** Ends an order that is not paid: slot, stock and codes go back, once; the cart stays and gets its next revision; its payment, if one is under way, is to be given back. False if the order was no longer pending. */
export async function releaseOrder(db: Transaction<Database>, orderId: number): Promise<boolean> {
  const order = await db
    .updateTable('shop_order')
    .set({ status: invalidated, expires_at: null })
    .where('order_id', '=', orderId)
    .where('status', '=', pending)
    .returning(['cart_id', 'warehouse_id', 'timeslot_id', 'slot_date'])
    .executeTakeFirst();
  if (!order) return false;
  await freePlace(db, order.timeslot_id, order.slot_date);
  const items = await db
    .selectFrom('order_item')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
  for (const item of items) await returnStock(db, order.warehouse_id, item.product_id, item.quantity);
  await db
    .updateTable('payment')
    .set({ state: 'releasing' })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['asked', 'challenge'])
    .execute();
  await db.deleteFrom('gift_use').where('order_id', '=', orderId).execute();
  await db
    .updateTable('cart')
    .set((expression) => ({ revision: expression('revision', '+', 1) }))
    .where('cart_id', '=', order.cart_id)
    .execute();
  return true;
}

/** Ends every order whose time to pay is over by the database's clock; however many processes do it at once, each is ended once. Returns how many. */
export async function releaseExpired(db: Kysely<Database>, clock: Clock): Promise<number> {
  const due = await overdue(db, clock);
  let ended = 0;
  for (const orderId of due) {
    const done = await transact(db, async (transaction) => {
      await lockCartOf(transaction, orderId);
      return releaseOrder(transaction, orderId);
    });
    if (done) ended += 1;
  }
  return ended;
}

async function overdue(db: Db, clock: Clock): Promise<number[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('status', '=', pending)
    .where('expires_at', '<=', await now(db, clock))
    .orderBy('order_id')
    .limit(50)
    .execute();
  return rows.map((row) => row.order_id);
}
