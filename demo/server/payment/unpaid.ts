import type { Kysely, Transaction } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Database, Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { tellOfOrder } from '../mail/orderNews.ts';
import type { ShopPages } from '../http/shopPages.ts';
import type { OrderWorld } from './gateway.ts';
import { lockCartOf, releaseOrder } from '../sql/orders/release.ts';
import { now, type Clock } from '../time/clock.ts';

/** Ends an order whose payment failed or never came, and writes to its customer, once; of a weekly order its own job writes. False if it was no longer pending. */
export async function endUnpaid(db: Transaction<Database>, places: ShopPages, orderId: number): Promise<boolean> {
  if (!(await releaseOrder(db, orderId))) return false;
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('recurrent_run').select('order_id').where('recurrent_run.order_id', '=', orderId))),
    )
    .executeTakeFirst();
  if (order) await tellOfOrder(db, places, order, 'unpaid');
  return true;
}

/** Ends every order whose time to pay is over by the database's clock; however many processes do it at once, each is ended once. Returns how many. */
export async function releaseExpired({ db, clock, places }: OrderWorld & { db: Kysely<Database> }): Promise<number> {
  const due = await overdue(db, clock);
  let ended = 0;
  for (const orderId of due) {
    const done = await transact(db, async (transaction) => {
      await lockCartOf(transaction, orderId);
      return endUnpaid(transaction, places, orderId);
    });
    if (done) ended += 1;
  }
  return ended;
}

async function overdue(db: Db, clock: Clock): Promise<number[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('status', '=', orderStatus.pending)
    .where('expires_at', '<=', await now(db, clock))
    .orderBy('order_id')
    .limit(50)
    .execute();
  return rows.map((row) => row.order_id);
}
