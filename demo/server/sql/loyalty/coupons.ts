import type { Db } from '../../database/database.ts';
import { CHOSEN_ITEM } from '../../pricing/gifts.ts';
import type { GiftRow } from '../cart/gifts.ts';

/** A coupon whose gift is chosen: one that the customer holds, or whose code is on the cart; `on_cart` says whether it is there. */
export type CouponRow = GiftRow & { on_cart: number | null };

/** The coupons that a customer could give to a line of this cart today (YYYY-MM-DD in Rome); used ones are left out. */
export const couponsOf = (db: Db, userId: number, cartId: number, today: string): Promise<CouponRow[]> =>
  db
    .selectFrom('gift_certificate')
    .leftJoin('user_gift', (join) =>
      join
        .onRef('user_gift.gift_certificate_id', '=', 'gift_certificate.gift_certificate_id')
        .on('user_gift.user_id', '=', userId),
    )
    .leftJoin('cart_code', (join) =>
      join
        .onRef('cart_code.gift_certificate_id', '=', 'gift_certificate.gift_certificate_id')
        .on('cart_code.cart_id', '=', cartId),
    )
    .leftJoin('gift_use', (join) =>
      join
        .onRef('gift_use.gift_certificate_id', '=', 'gift_certificate.gift_certificate_id')
        .on('gift_use.user_id', '=', userId),
    )
    .selectAll('gift_certificate')
    .select([
      'user_gift.user_gift_certificate_id as held_id',
      'cart_code.cart_id as on_cart',
      'cart_code.item_id as item_id',
    ])
    .where('adjustment_type_id', '=', CHOSEN_ITEM)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .where('gift_use.order_id', 'is', null)
    .where((where) =>
      where.or([where('user_gift.user_id', 'is not', null), where('cart_code.cart_id', 'is not', null)]),
    )
    .orderBy('gift_certificate.gift_certificate_id')
    .execute();
