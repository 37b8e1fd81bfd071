import { cart } from '../../../core/api/endpoints/cart.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import type { TimeslotDay } from '../../../core/schema/delivery.ts';
import type { Credentials } from './caller.ts';
import type { Shop } from './shop.ts';

/** Logs a demo customer in and returns what they hold. */
export async function logIn(shop: Pick<Shop, 'request'>, name: string, credentials: Credentials = {}): Promise<Credentials> {
  const { status } = await shop.request(session.login, { login: `${name}@example.it`, password: 'spesa-demo' }, credentials);
  if (status !== 0) throw new Error(`${name} could not log in`);
  return credentials;
}

/** A free slot of the days that were listed, as late as possible, so that its cut-off is far. */
export function lateSlot(days: readonly TimeslotDay[]): { sel_date: string; timeslot_id: number } {
  for (const day of [...days].reverse()) {
    const slot = day.timeslots.find((each) => each.active === 1 && each.status === 'empty');
    if (slot) return { sel_date: day.dateIso, timeslot_id: slot.timeslotId };
  }
  throw new Error('no slot is free');
}

/** Anna's home address. */
export const annasHome = { address_id: 1001, delivery_service_id: 2 };

/** Chooses an address and a late slot. */
export async function chooseDelivery(shop: Pick<Shop, 'request'>, credentials: Credentials, address: { address_id: number; delivery_service_id: number } = annasHome): Promise<{ sel_date: string; timeslot_id: number }> {
  await shop.request(delivery.selectAddress, address, credentials);
  const { data } = await shop.request(delivery.timeslots, {}, credentials);
  const slot = lateSlot(data.days);
  await shop.request(delivery.selectTimeslot, slot, credentials);
  return slot;
}

/** Puts products into the cart. */
export const put = (shop: Pick<Shop, 'request'>, credentials: Credentials, ...items: { productId: number; quantity: number }[]) => shop.request(cart.add, { items }, credentials);
