import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ProviderPayment } from './provider.ts';

const byCard = 12;

/** Keeps the card of a payment that went well, if its customer has wished so, for further orders and for what is added to this one; the same card once (account §9). */
export async function keepCard(db: Transaction<Database>, orderId: number, found: ProviderPayment): Promise<void> {
  const { kept, maskedCard, brand = '' } = found;
  if (!kept || maskedCard === undefined) return;
  const { user_id } = await db
    .selectFrom('shop_order')
    .select('user_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await db.selectFrom('customer').select('user_id').where('user_id', '=', user_id).forUpdate().execute();
  const there = await db
    .selectFrom('payment_auth')
    .select(['user_payment_auth_id', 'token'])
    .where('user_id', '=', user_id)
    .execute();
  const same = there.find(({ token }) => token === kept.token);
  const { user_payment_auth_id } =
    same ??
    (await db
      .insertInto('payment_auth')
      .values({
        user_id,
        payment_type_id: byCard,
        token: kept.token,
        brand,
        masked_card: maskedCard,
        expire_date: kept.expireDate,
        holder: kept.holder,
        is_default: there.length === 0,
      })
      .returning('user_payment_auth_id')
      .executeTakeFirstOrThrow());
  await db
    .updateTable('shop_order')
    .set({ user_payment_auth_id })
    .where('order_id', '=', orderId)
    .where('user_payment_auth_id', 'is', null)
    .execute();
}
