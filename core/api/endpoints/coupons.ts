import * as v from 'valibot';
import { cartItemSchema, cartSchema } from '../../schema/cart.ts';
import { giftCertificateSchema } from '../../schema/loyalty.ts';
import { area, endpoint } from '../endpoint.ts';

const couponSchema = v.object({
  ...giftCertificateSchema.entries,
  userGiftCertificateId: v.number(),
  /** The lines of the cart that can still be its gift. */
  cartItems: v.array(cartItemSchema),
  /** The line that is its gift. */
  cartItemId: v.optional(v.number()),
});
const coupons = v.array(couponSchema);

/** Personal coupons whose gift is a line of the cart that the customer chooses (account §7, adjustment type 1001). */
export const coupon = area('coupon', {
  /** Is there one that this cart can use, and for which of its lines? */
  check: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/personal-coupon/check_coupon',
    answer: v.object({ valid: v.boolean(), gift_certificates: coupons }),
    failure: 'silent',
    sectors: true,
  }),
  /** The coupons that a line was chosen for. */
  get: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/personal-coupon/get_coupon',
    answer: v.object({ gift_certificates: coupons }),
    failure: 'silent',
    sectors: true,
  }),
  /** Gives coupons to lines: all of them or none. */
  add: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/personal-coupon/add_coupon',
    body: v.object({
      userGiftCertificates: v.array(v.object({ userGiftCertificateId: v.number(), cartItemId: v.number() })),
    }),
    answer: v.object({ gift_certificates: coupons, cart: cartSchema }),
    failure: 'silent',
    sectors: true,
  }),
});
