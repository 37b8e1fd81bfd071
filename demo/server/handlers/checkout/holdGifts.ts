import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { Problem, status } from '../../http/problem.ts';
import type { Contents } from '../../sql/cart/contents.ts';

type Db = Transaction<Database>;

/** A code that the order which is being changed used stays its own until that is replaced. */
async function isUsedBy(db: Db, giftId: number, userId: number, orderId: number | null): Promise<boolean> {
  const use = await db
    .selectFrom('gift_use')
    .select('order_id')
    .where('gift_certificate_id', '=', giftId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return orderId !== null && use?.order_id === orderId;
}

/** Uses up the codes that hold for an order and may be used once; throws for one that has been. */
export async function holdGifts(
  db: Db,
  { cart, gifts, priced }: Contents,
  userId: number,
  orderId: number,
): Promise<void> {
  for (const gift of gifts.filter(
    (each) =>
      each.once_per_customer &&
      priced.adjustments.some(
        (adjustment) => adjustment.giftCertificateId === each.gift_certificate_id && adjustment.amount < 0,
      ),
  )) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('gift_use')
      .values({ gift_certificate_id: gift.gift_certificate_id, user_id: userId, order_id: orderId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n && !(await isUsedBy(db, gift.gift_certificate_id, userId, cart.order_id)))
      throw new Problem(
        status.conflict,
        'gift.alreadyUsed',
        `Hai già usato il codice ${gift.gift_code ?? ''}: toglilo dal carrello.`,
      );
  }
}
