import type { Product } from '../../../../core/schema/catalogue.ts';
import { romeTime } from '../../../../core/rules/dates.ts';
import type { Db } from '../../database/database.ts';
import { priceCart } from '../../pricing/priceCart.ts';
import type { Priced, Terms } from '../../pricing/pricedCart.ts';
import { productsIn, type ProductSource } from '../catalogue/productsById.ts';
import type { AddressRow } from '../delivery/addresses.ts';
import { slotOn, type SlotDay } from '../delivery/slots.ts';
import type { ZoneRow } from '../delivery/zones.ts';
import type { CartRow } from './carts.ts';
import { asGift, type GiftRow } from './gifts.ts';
import type { LineRow } from './lines.ts';
import { readSheet, type Sheet } from './sheet.ts';

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

const termsOf = (zone: ZoneRow | undefined, slot: SlotDay | undefined): Terms | undefined =>
  zone && { fee: zone.fee + (slot?.slot.fee ?? 0), freeFrom: zone.free_from, minimum: zone.minimum };

function slotOf({ slot, taken }: Sheet, { slot_date }: CartRow, at: Date): SlotDay | undefined {
  const chosen = slot && slot_date !== null ? slotOn(slot, slot_date, taken) : undefined;
  return chosen && chosen.cutOff > at ? chosen : undefined;
}

/** What a sheet holds at a moment, with products from `products`. */
export async function contentsOf(sheet: Sheet, cart: CartRow, at: Date, products: ProductSource): Promise<Contents> {
  const known = await products([...new Set(sheet.lines.map((row) => row.product_id))], cart.warehouse_id);
  const lines = sheet.lines.flatMap((row) => {
    const product = known.get(row.product_id);
    return product ? [{ ...row, product }] : [];
  });
  const zone = sheet.zone ?? undefined;
  const slot = slotOf(sheet, cart, at);
  const today = romeTime(at.getTime()).date;
  const gifts = sheet.gifts.filter((gift) => gift.start_date <= today && today <= gift.end_date);
  const priced = priceCart(
    lines.map((line) => ({
      itemId: line.item_id,
      product: line.product,
      quantity: line.quantity,
      params: line.params,
    })),
    gifts.map(asGift),
    termsOf(zone, slot),
  );
  return { cart, lines, address: sheet.address ?? undefined, zone, slot, gifts, priced };
}

/** The contents of a cart with its products as the tables have them: what orders are made from. */
export const readContents = async (db: Db, cart: CartRow, at: Date): Promise<Contents> =>
  contentsOf(await readSheet(db, { cartId: cart.cart_id }), cart, at, productsIn(db));
