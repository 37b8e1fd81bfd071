import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';

/** Forgets a card of a customer: the oldest other one becomes the one that is offered first, and no order or weekly order names it any more. False where they have no such card. */
export async function forgetCard(db: Transaction<Database>, userId: number, authId: number): Promise<boolean> {
  await db.selectFrom('customer').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  await db
    .updateTable('shop_order')
    .set({ user_payment_auth_id: null })
    .where('user_id', '=', userId)
    .where('user_payment_auth_id', '=', authId)
    .execute();
  const gone = await db
    .deleteFrom('payment_auth')
    .where('user_payment_auth_id', '=', authId)
    .where('user_id', '=', userId)
    .returning('is_default')
    .executeTakeFirst();
  if (gone?.is_default)
    await db
      .updateTable('payment_auth')
      .set({ is_default: true })
      .where('user_payment_auth_id', '=', (query) =>
        query
          .selectFrom('payment_auth')
          .select((each) => each.fn.min('user_payment_auth_id').as('first'))
          .where('user_id', '=', userId),
      )
      .execute();
  return gone !== undefined;
}
