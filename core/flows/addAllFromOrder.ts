import { cart as calls } from '../api/endpoints/cart.ts';
import '../labels/it/cart.ts';
import { label } from '../labels/label.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS } from '../stores/toasts.ts';
import { isSilentSuccess } from './addToCart.ts';
import { readyToShop } from './readyToShop.ts';
import { showMessages } from './showMessages.ts';

/** Puts the products of an earlier order into the cart; what could not be added is told line by line (CART-15). False when the customer leaves on the way. */
export async function addAllFromOrder(spesa: Spesa, orderId: number): Promise<boolean> {
  if (!(await readyToShop(spesa))) return false;
  const { messages } = await spesa.cart.run(calls.addAllFromOrder, { order_id: orderId });
  if (isSilentSuccess(messages)) spesa.toasts.show({ kind: 'success', text: label('cart.productsAddFromOrder'), ms: ACTION_MS });
  else showMessages(spesa, messages);
  return true;
}
