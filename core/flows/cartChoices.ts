import { wholeCart } from '../api/endpoints/wholeCart.ts';
import type { Spesa } from '../spesa.ts';
import { showMessages } from './showMessages.ts';

type Parts = Pick<Spesa, 'preferences' | 'cart' | 'toasts' | 'config' | 'browser'>;

/** Sets what the customer says of the whole cart, such as `accept_alternatives` (§7 update-cart-info); throws ApiError. */
export async function setCartInfo(spesa: Parts, property: string, value: string): Promise<void> {
  showMessages(spesa, (await spesa.cart.run(wholeCart.updateCartInfo, { property, value })).messages);
}

/** Sets what the customer says of one line: substitutions, note, size, weight of a piece (§7 update-infos); throws ApiError. */
export async function setLineInfos(spesa: Parts, itemId: number, infos: Record<string, string>): Promise<void> {
  showMessages(spesa, (await spesa.cart.run(wholeCart.updateInfos, { items: [{ itemId, infos }] })).messages);
}
