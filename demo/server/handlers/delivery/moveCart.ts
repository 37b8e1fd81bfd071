import { toCents } from '../../../../core/rules/price.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import { inEuro } from '../../pricing/money.ts';
import { Problem, status } from '../../http/problem.ts';
import { quoted } from '../../language/quoted.ts';
import type { saveCart } from '../../sql/cart/carts.ts';
import { linesOf, removeLines } from '../../sql/cart/lines.ts';
import type { AddressRow } from '../../sql/delivery/addresses.ts';
import { zoneOf } from '../../sql/delivery/zones.ts';
import type { Work } from '../cart/command.ts';
import { refuseLocked } from './refuseLocked.ts';

const priceOf = (product: Product | undefined) => toCents(product?.priceDisplay ?? product?.price ?? 0);

const named = (product: Product | undefined) => (product ? quoted(product) : 'Un prodotto');

/** Tells what another warehouse changes: lines that it does not sell go, other prices and too little stock are said (CART-17). */
async function tellChanges({ db, cart, products, warn }: Work, warehouseId: number): Promise<void> {
  const lines = await linesOf(db, cart.cart_id);
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const before = await products(ids, cart.warehouse_id);
  const after = await products(ids, warehouseId);
  const gone = lines.filter((line) => !after.has(line.product_id) || (after.get(line.product_id)?.available ?? 0) <= 0);
  await removeLines(
    db,
    cart.cart_id,
    gone.map((line) => line.item_id),
  );
  for (const line of gone)
    warn(
      'cart.lineDropped',
      `${named(before.get(line.product_id))} non c’è nel nuovo negozio: è stato tolto dal carrello.`,
    );
  for (const line of lines) {
    const product = gone.includes(line) ? undefined : after.get(line.product_id);
    if (!product) continue;
    if (priceOf(product) !== priceOf(before.get(line.product_id)))
      warn(
        'cart.priceChanged',
        `${quoted(product)} ora costa ${inEuro(priceOf(product))} invece di ${inEuro(priceOf(before.get(line.product_id)))}.`,
      );
    if ((product.available ?? 0) * 1000 < line.quantity)
      warn('cart.notAvailable', `Di ${quoted(product)} nel nuovo negozio restano solo ${product.available}.`);
  }
}

/** Sends the cart to an address by a service: its warehouse serves it from now on, and a slot chosen before is given up (SLOT-09). */
export async function moveCart(
  work: Work,
  address: AddressRow,
  deliveryServiceId: number,
): Promise<Parameters<typeof saveCart>[2]> {
  const { cart, warn } = work;
  await refuseLocked(work, cart, 'address');
  const zone = await zoneOf(work.db, address, deliveryServiceId);
  if (!zone)
    throw new Problem(status.notAllowed, 'address.notCovered', 'Questo servizio non arriva a questo indirizzo.');
  const same =
    cart.address_id === address.address_id &&
    cart.delivery_service_id === deliveryServiceId &&
    cart.zone_id === zone.zone_id;
  if (zone.warehouse_id !== cart.warehouse_id) await tellChanges(work, zone.warehouse_id);
  if (!same && cart.timeslot_id !== null)
    warn(
      'timeslot.cleared',
      cart.address_id === address.address_id && cart.delivery_service_id !== deliveryServiceId
        ? 'È cambiato il modo di ricevere la spesa: scegli di nuovo la fascia oraria.'
        : 'È cambiato l’indirizzo: scegli di nuovo la fascia oraria.',
    );
  return {
    address_id: address.address_id,
    delivery_service_id: deliveryServiceId,
    zone_id: zone.zone_id,
    warehouse_id: zone.warehouse_id,
    warehouse_chosen: true,
    ...(!same && { timeslot_id: null, slot_date: null }),
  };
}

/** Takes the cart along with its address that was just edited: into the zone that serves it now, or, where its service does not go, the address is asked for again (SLOT-09). */
export async function followAddress(work: Work, address: AddressRow): Promise<Parameters<typeof saveCart>[2]> {
  const service = work.cart.delivery_service_id;
  if (service !== null && (await zoneOf(work.db, address, service))) return moveCart(work, address, service);
  work.warn(
    'address.notCovered',
    'Il servizio che avevi scelto non arriva a questo indirizzo: scegli di nuovo dove ricevere la spesa.',
  );
  return { address_id: null, delivery_service_id: null, zone_id: null, timeslot_id: null, slot_date: null };
}
