import { cart as calls } from '../api/endpoints/cart.ts';
import type { AddedItem, CartItem } from '../schema/cart.ts';
import { noMessages, type Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';

/** As many items as one call may carry. */
const AT_ONCE = 500;

/** A line as it is added again: the same quantity, options, notes and warehouse. */
function asAdded({ productId, quantity, params, cartItemInfo, infos, product }: CartItem): AddedItem {
  const texts = { ...infos, ...cartItemInfo };
  return {
    productId,
    quantity,
    ...(params && Object.keys(params).length > 0 && { params }),
    ...(product.deliveryWarehouse && { deliveryWarehouseId: product.deliveryWarehouse.warehouseId }),
    ...(Object.keys(texts).length > 0 && { infos: texts }),
  };
}

/** Puts lines that were removed back into the cart, and gives all texts of the server; throws ApiError when none could come back. */
export async function restoreLines({ cart }: Pick<Spesa, 'cart'>, lines: readonly CartItem[]): Promise<Messages> {
  const all = noMessages();
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const { messages } = await cart.run(calls.add, { items: lines.slice(start, start + AT_ONCE).map(asAdded) });
    for (const level of ['errors', 'infos', 'warnings'] as const) all[level] = [...all[level], ...messages[level]];
  }
  return all;
}
