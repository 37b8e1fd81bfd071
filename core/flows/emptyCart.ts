import { cart as calls } from '../api/endpoints/cart.ts';
import '../labels/it/cart.ts';
import { label } from '../labels/label.ts';
import { cartLines } from '../rules/cartLines.ts';
import type { Spesa } from '../spesa.ts';
import { offerUndo } from './offerUndo.ts';
import { restoreLines } from './restoreLines.ts';

/** Empties the cart after a confirm; false when the customer keeps it. For ten seconds it can be undone. Throws ApiError. */
export async function emptyCart(spesa: Spesa): Promise<boolean> {
  const { cart, dialogs } = spesa;
  const sure = await dialogs.open('confirm', { title: label('cart.emptyTitle'), text: label('cart.emptyText'), yes: label('cart.emptyYes'), danger: true });
  const current = cart.current();
  if (!sure || !current) return false;
  const gone = cartLines(current);
  await cart.run(calls.close, { cart_id: current.cartId });
  offerUndo(spesa, { text: label('cart.productsRemoved'), restored: label('cart.productsRestored'), failure: 'cart.productsAddError', restore: () => restoreLines(spesa, gone) });
  return true;
}
