import type { Product } from '../../../../core/schema/catalogue.ts';
import { romeTime } from '../../../../core/rules/dates.ts';
import type { Db } from '../../context.ts';
import { priceCart, type Priced, type Terms } from '../../pricing/priceCart.ts';
import { productsById } from '../catalogue/productsById.ts';
import { findAddress, type AddressRow } from '../delivery/addresses.ts';
import { findSlotDay, type SlotDay } from '../delivery/slots.ts';
import { findZone, type ZoneRow } from '../delivery/zones.ts';
import type { CartRow } from './carts.ts';
import { asGift, giftsOf, type GiftRow } from './gifts.ts';
import { linesOf, type LineRow } from './lines.ts';

export interface Line extends LineRow {
  product: Product;
}

/** A cart with everything that it refers to, read at one moment, and priced. */
export interface Contents {
  cart: CartRow;
  lines: Line[];
  address: AddressRow | undefined;
  zone: ZoneRow | undefined;
  /** Only while it can still be chosen; a slot that is past its cut-off counts as none. */
  slot: SlotDay | undefined;
  gifts: GiftRow[];
  priced: Priced;
}

const termsOf = (zone: ZoneRow | undefined, slot: SlotDay | undefined): Terms | undefined => zone && { fee: zone.fee + (slot?.slot.fee ?? 0), freeFrom: zone.free_from, minimum: zone.minimum };

export async function readContents(db: Db, cart: CartRow, at: Date): Promise<Contents> {
  const rows = await linesOf(db, cart.cart_id);
  const products = await productsById(db, [...new Set(rows.map((row) => row.product_id))], cart.warehouse_id);
  const lines = rows.flatMap((row) => {
    const product = products.get(row.product_id);
    return product ? [{ ...row, product }] : [];
  });
  const address = cart.address_id === null ? undefined : await findAddress(db, cart.address_id);
  const zone = cart.zone_id === null ? undefined : await findZone(db, cart.zone_id);
  const chosen = cart.timeslot_id === null || cart.slot_date === null ? undefined : await findSlotDay(db, cart.timeslot_id, cart.slot_date);
  const slot = chosen && chosen.cutOff > at ? chosen : undefined;
  const gifts = await giftsOf(db, cart.cart_id, romeTime(at.getTime()).date);
  const priced = priceCart(
    lines.map((line) => ({ itemId: line.item_id, product: line.product, quantity: line.quantity, params: line.params })),
    gifts.map(asGift),
    termsOf(zone, slot),
  );
  return { cart, lines, address, zone, slot, gifts, priced };
}
