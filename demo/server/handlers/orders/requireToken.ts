import type { Context } from '../../http/context.ts';
import { isSameText } from '../../http/sameText.ts';
import { limitTokens } from '../registration/limits.ts';
import { orderNotFound } from './show.ts';

/** Refuses a wrong token of an order as an order that is not there; guesses of an address are bounded (SEC-15). */
export async function requireOrderToken(
  context: Context,
  { order_id, access_token }: { order_id: number; access_token: string },
): Promise<void> {
  const takeBack = await limitTokens(context);
  const order = await context.db
    .selectFrom('shop_order')
    .select('access_token')
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order || !isSameText(order.access_token, access_token)) throw orderNotFound();
  await takeBack();
}
