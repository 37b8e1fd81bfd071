import type { Product } from '../../../../core/schema/catalogue.ts';
import { romeTime } from '../../../../core/rules/dates.ts';
import { subscriptionMonths } from '../../../../core/rules/productNature.ts';
import { service } from '../../../../core/rules/services.ts';
import type { Db } from '../../database/database.ts';
import { priceCart } from '../../pricing/priceCart.ts';
import type { Priced, Terms } from '../../pricing/pricedCart.ts';
import { productsIn, type ProductSource } from '../catalogue/productsById.ts';
import type { AddressRow } from '../delivery/addresses.ts';
import { slotOn, type SlotDay } from '../delivery/slots.ts';
import type { ZoneRow } from '../delivery/zones.ts';
import type { StoreRow } from '../delivery/stores.ts';
import type { CartRow } from './carts.ts';
import { withHeld } from './changing.ts';
import { asGift, type GiftRow } from './gifts.ts';
import type { LineRow } from './lines.ts';
import { readSheet, type Sheet } from './sheet.ts';

export interface Line extends LineRow {
  product: Product;
}

/** A cart with everything that it refers to, read at one moment, and priced. */
export interface Contents {
  cart: CartRow;
  /** That serves it. */
  store: StoreRow | null;
  lines: Line[];
  address: AddressRow | undefined;
  zone: ZoneRow | undefined;
  /** Only while it can still be chosen; a slot that is past its cut-off counts as none. */
  slot: SlotDay | undefined;
  /** Until when its place is the cart's, while it is. */
  heldUntil: Date | undefined;
  gifts: GiftRow[];
  priced: Priced;
}

function termsOf(zone: ZoneRow | undefined, slot: SlotDay | undefined, isPaid: boolean): Terms | undefined {
  if (!zone) return undefined;
  const fee = isPaid && zone.delivery_service_id === service.home ? 0 : Math.max(0, zone.fee + (slot?.slot.fee ?? 0));
  return { fee, freeFrom: zone.free_from, minimum: zone.minimum };
}

function slotOf({ slot, taken, others, changing }: Sheet, { slot_date }: CartRow, at: Date): SlotDay | undefined {
  const chosen =
    slot && slot_date !== null
      ? slotOn(slot, slot_date, taken + others.filter((until) => until > at).length)
      : undefined;
  const own = chosen?.slot.timeslot_id === changing?.timeslotId && slot_date === changing?.slotDate;
  if (chosen && changing && own) return { ...chosen, left: chosen.left + 1 };
  return chosen && chosen.cutOff > at ? chosen : undefined;
}

/** What a sheet holds at a moment, with products from `products`. */
export async function contentsOf(sheet: Sheet, cart: CartRow, at: Date, products: ProductSource): Promise<Contents> {
  const known = await withHeld(products, sheet.changing)(
    [...new Set(sheet.lines.map((row) => row.product_id))],
    cart.warehouse_id,
  );
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
    termsOf(zone, slot, sheet.deliveryPaid || lines.some(({ product }) => subscriptionMonths(product) > 0)),
    sheet.wallet,
  );
  const heldUntil = (slot && cart.slot_held_until) ?? undefined;
  return {
    cart,
    store: sheet.store,
    lines,
    address: sheet.address ?? undefined,
    zone,
    slot,
    heldUntil,
    gifts,
    priced,
  };
}

/** The contents of a cart with its products as the tables have them: what orders are made from. */
export const readContents = async (db: Db, cart: CartRow, at: Date): Promise<Contents> =>
  contentsOf(await readSheet(db, { cartId: cart.cart_id }), cart, at, productsIn(db));
