import type { AnswerOf } from '../../../../core/api/endpoint.ts';
import type { address } from '../../../../core/api/endpoints/addresses.ts';
import { toCents, toEuro } from '../../../../core/rules/price.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Context } from '../../http/context.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import { findCart } from '../../sql/cart/carts.ts';
import { linesOf } from '../../sql/cart/lines.ts';
import { addressOnTheWire, usableAddress } from '../../sql/delivery/addresses.ts';
import { zoneOf } from '../../sql/delivery/zones.ts';
import { quoted } from '../../language/quoted.ts';
import { firstOpenSlot } from './timeslots.ts';

type Preview = AnswerOf<typeof address.preview>;

const priceOf = (product: Product | undefined) => toCents(product?.priceDisplay ?? product?.price ?? 0);

/** What the caller's cart would lose, what would cost another price, and the first slot, if it went to this address, or to it with another postal code; nothing is changed. */
export async function previewAddress(
  context: Context,
  addressId: number,
  serviceId: number,
  postalcode?: string,
): Promise<Preview> {
  const { db, session } = context;
  const known = await usableAddress(db, addressId, session?.userId ?? -1);
  const address = known && { ...known, postalcode: postalcode?.trim() || known.postalcode };
  if (!address) throw notFound('address.notFound', 'Questo indirizzo non c’è.');
  const zone = await zoneOf(db, address, serviceId);
  if (!zone)
    throw new Problem(status.notAllowed, 'address.notCovered', 'Questo servizio non arriva a questo indirizzo.');
  const cart = session && (await findCart(db, session));
  const lines = cart ? await linesOf(db, cart.cart_id) : [];
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const products = await context.products();
  const before = await products(ids, cart?.warehouse_id ?? zone.warehouse_id);
  const after = await products(ids, zone.warehouse_id);
  const changes = lines.flatMap(({ item_id, product_id }): Preview['changes'] => {
    const [now, then] = [before.get(product_id), after.get(product_id)];
    const name = now ? quoted(now) : 'Un prodotto';
    if (!then || (then.available ?? 0) <= 0) return [{ itemId: item_id, name, type: 'removed' }];
    if (priceOf(now) === priceOf(then)) return [];
    return [{ itemId: item_id, name, type: 'price', oldPrice: toEuro(priceOf(now)), newPrice: toEuro(priceOf(then)) }];
  });
  return {
    address: addressOnTheWire(address),
    warehouse: { warehouseId: zone.warehouse_id },
    changes,
    firstTimeslot: await firstOpenSlot(context, zone, serviceId),
  };
}
