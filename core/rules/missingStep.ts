import type { Config } from '../config.ts';
import type { Cart } from '../schema/cart.ts';

/** A prerequisite of the cart that is still missing (§4). */
export type Step = 'login' | 'address' | 'timeslot' | 'store';

/** The wire's flags come as true, "true", 1 or "1" (SLOT-07). */
export const isSet = (flag: unknown): boolean => /^(true|1)$/i.test(String(flag));

/** Logged in means a user id above -1 (§4). */
export const isLoggedIn = (cart: Pick<Cart, 'user'> | null | undefined): boolean => (cart?.user.userId ?? -1) > -1;

/** An address counts if there is one and the customer chose it, not the shop, unless the site lets that one count too (`bypass`; §4). */
export const hasAddress = (cart: Pick<Cart, 'shippingAddress'> | null | undefined, bypass = false): boolean =>
  (cart?.shippingAddress?.addressId ?? -1) > 0 && (bypass || !isSet(cart?.shippingAddress?.autoAssigned));

/** A timeslot counts if there is one and the customer chose it, not the shop, unless the site lets that one count too (`bypass`; §4). */
export const hasTimeslot = (cart: Pick<Cart, 'timeslot'> | null | undefined, bypass = false): boolean =>
  (cart?.timeslot?.timeslotId ?? -1) > 0 && (bypass || !isSet(cart?.timeslot?.autoAssigned));

type Rules = Pick<Config, 'anonymousCart' | 'bypassAddress' | 'bypassTimeslot'>;

/**
 * What the customer must do next before shopping, or null (§4, §6, rulings 13 and 24): login, then the address, then the store when
 * `selectWarehouse` says so, then the timeslot. An anonymous cart, where the site allows it, needs none of them.
 */
export function missingStep(
  cart: Pick<Cart, 'user' | 'shippingAddress' | 'timeslot' | 'selectWarehouse'> | null | undefined,
  config: Rules,
): Step | null {
  if (!isLoggedIn(cart)) return config.anonymousCart ? null : 'login';
  if (!hasAddress(cart, config.bypassAddress)) return 'address';
  if (hasTimeslot(cart, config.bypassTimeslot)) return null;
  return isSet(cart?.selectWarehouse) ? 'store' : 'timeslot';
}
