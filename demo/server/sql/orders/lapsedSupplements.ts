import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { now, type Clock } from '../../time/clock.ts';
import { lockCartOf } from './release.ts';
import { giveUpSupplement, waitingSupplement } from './supplements.ts';

/** Locks an order and the cart that it came from, in the order in which both are ever locked. */
export async function lockOrder(db: Transaction<Database>, orderId: number): Promise<void> {
  await lockCartOf(db, orderId);
  await db.selectFrom('shop_order').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
}

/** Gives up everything whose time to pay is over by the database's clock; however many processes do it at once, each is given up once. */
export async function releaseLapsed(db: Kysely<Database>, clock: Clock): Promise<void> {
  const due = await db
    .selectFrom('supplement')
    .innerJoin('shop_order', 'shop_order.order_id', 'supplement.order_id')
    .select('supplement.order_id')
    .where('state', '=', 'waiting')
    .where('supplement.expires_at', '<=', await now(db, clock))
    .orderBy('supplement_id')
    .limit(50)
    .execute();
  for (const { order_id } of due)
    await transact(db, async (transaction) => {
      await lockOrder(transaction, order_id);
      const waits = await waitingSupplement(transaction, order_id);
      if (waits && waits.expires_at <= (await now(transaction, clock)))
        await giveUpSupplement(transaction, order_id, 'payment');
    });
}
