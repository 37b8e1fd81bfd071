import type { Kysely } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { now, type Clock } from '../time/clock.ts';
import { answerForCustomer } from './substitutions.ts';

/** Orders whose customer has not answered in time are picked on, with what the customer had chosen (ruling 30); each once. */
export async function closeUnanswered({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<void> {
  const at = await now(db, clock);
  const late = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('asks_until', '<=', at)
    .orderBy('order_id')
    .limit(200)
    .execute();
  for (const { order_id } of late)
    await transact(db, async (work) => {
      const order = await work
        .selectFrom('shop_order')
        .selectAll()
        .where('order_id', '=', order_id)
        .where('asks_until', '<=', at)
        .where('status', '=', orderStatus.awaitingUser)
        .forUpdate()
        .executeTakeFirst();
      if (order) await answerForCustomer(work, order);
    });
}
