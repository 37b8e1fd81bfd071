import { wholeCart } from '../api/endpoints/wholeCart.ts';
import * as cartContentsTexts from '../labels/it/cartContents.ts';
import { cartLines } from '../rules/cartLines.ts';
import type { Spesa } from '../spesa.ts';
import { offerUndo } from './offerUndo.ts';
import { restoreLines } from './restoreLines.ts';

/** Empties the cart after a confirm; false when the customer keeps it. For ten seconds it can be undone. Throws ApiError. */
export async function emptyCart(spesa: Spesa): Promise<boolean> {
  const { cart, dialogs } = spesa;
  const sure = await dialogs.open('confirm', {
    title: cartContentsTexts.emptyTitle(),
    text: cartContentsTexts.emptyText(),
    yes: cartContentsTexts.emptyYes(),
    danger: true,
  });
  const current = cart.current();
  if (!sure || !current) return false;
  const gone = cartLines(current);
  await cart.run(wholeCart.close, { cart_id: current.cartId });
  offerUndo(spesa, {
    text: cartContentsTexts.productsRemoved(),
    restored: cartContentsTexts.productsRestored(),
    failure: cartContentsTexts.productsAddError,
    restore: () => restoreLines(spesa, gone),
  });
  return true;
}
