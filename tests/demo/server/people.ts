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

/** Makes the first products of the shop plain pieces at 10.00 euro with this much stock (pieces; null is unlimited) in every store: no promotion, option or limit. */
export async function plainProducts(shop: Pick<Shop, 'db'>, count: number, available: number | null = null): Promise<number[]> {
  const rows = await shop.db.selectFrom('product').select('product_id').orderBy('product_id').limit(count).execute();
  const ids = rows.map((row) => row.product_id);
  if (ids.length < count) throw new Error(`only ${ids.length} products`);
  const plain = { infos: JSON.stringify({ TIPOLOGIA: 'Pezzo' }), unit: 'pz', min_acq: null, max_acq: null, limit_class_id: null, options: '[]' };
  await shop.db.updateTable('product').set(plain).where('product_id', 'in', ids).execute();
  await shop.db.updateTable('stock').set({ available: available === null ? null : available * 1000 }).where('product_id', 'in', ids).execute();
  await shop.db.updateTable('price').set({ list: 1000, paid: 1000, promo_id: null }).where('product_id', 'in', ids).execute();
  return ids;
}
