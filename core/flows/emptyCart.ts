import { cart as calls } from '../api/endpoints/cart.ts';
import '../labels/it/cart.ts';
import { label } from '../labels/label.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS } from '../stores/toasts.ts';

/** Empties the cart after a confirm; false when the customer keeps it. Throws ApiError. */
export async function emptyCart({ cart, dialogs, toasts }: Pick<Spesa, 'cart' | 'dialogs' | 'toasts'>): Promise<boolean> {
  const current = cart.current();
  if (!current) return false;
  const sure = await dialogs.open('confirm', { title: label('cart.emptyTitle'), text: label('cart.emptyText'), yes: label('cart.emptyYes'), danger: true });
  if (!sure) return false;
  await cart.run(calls.close, { cart_id: current.cartId });
  toasts.show({ kind: 'success', text: label('cart.productsRemoved'), ms: ACTION_MS });
  return true;
}
