import { sql } from 'kysely';
import type { GiftCertificate } from '../../../../core/schema/loyalty.ts';
import type { Db } from '../../database/database.ts';
import { giftOnTheWire } from '../cart/gifts.ts';

interface Asked {
  userId: number;
  byHand: boolean;
  /** Used and lapsed ones, too. */
  history: boolean;
  /** YYYY-MM-DD in Rome. */
  today: string;
}

/** A customer's certificates, those that end first in front; each says which cart it is in or which order used it. */
export async function heldGifts(db: Db, { userId, byHand, history, today }: Asked): Promise<GiftCertificate[]> {
  let rows = db
    .selectFrom('user_gift')
    .innerJoin('gift_certificate', 'gift_certificate.gift_certificate_id', 'user_gift.gift_certificate_id')
    .leftJoin('gift_use', (join) =>
      join
        .onRef('gift_use.gift_certificate_id', '=', 'user_gift.gift_certificate_id')
        .onRef('gift_use.user_id', '=', 'user_gift.user_id'),
    )
    .leftJoin('shop_order', 'shop_order.order_id', 'gift_use.order_id')
    .leftJoin('cart', 'cart.user_id', 'user_gift.user_id')
    .leftJoin('cart_code', (join) =>
      join
        .onRef('cart_code.cart_id', '=', 'cart.cart_id')
        .onRef('cart_code.gift_certificate_id', '=', 'user_gift.gift_certificate_id'),
    )
    .selectAll('gift_certificate')
    .select([
      'user_gift.user_gift_certificate_id as held_id',
      'cart_code.cart_id',
      'gift_use.order_id',
      sql<string | null>`to_char(shop_order.insert_date at time zone 'Europe/Rome', 'YYYY-MM-DD')`.as('used_date'),
    ])
    .where('user_gift.user_id', '=', userId)
    .where('user_gift.by_hand', '=', byHand)
    .where('gift_certificate.start_date', '<=', today)
    .orderBy('gift_certificate.end_date')
    .orderBy('user_gift.user_gift_certificate_id');
  if (!history) rows = rows.where('gift_certificate.end_date', '>=', today).where('gift_use.order_id', 'is', null);
  return (await rows.execute()).map((row) => ({
    ...giftOnTheWire(row),
    userGiftCertificates: [
      {
        userGiftCertificateId: row.held_id,
        cartId: row.cart_id ?? undefined,
        orderId: row.order_id ?? undefined,
        usedDate: row.used_date ?? undefined,
      },
    ],
  }));
}
