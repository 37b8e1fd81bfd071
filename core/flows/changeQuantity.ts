import '../labels/it/cart.ts';
import { label } from '../labels/label.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import type { Wanted } from '../stores/wishes.ts';
import { showMessages } from './showMessages.ts';

/** Sets what a line or product shall hold, in thousandths; the server's answer decides (§4). Throws ApiError when refused. */
export async function changeQuantity(spesa: Spesa, target: Wanted, thousandths: number): Promise<void> {
  showMessages(spesa, await spesa.cart.want(target, thousandths));
}

/** Takes a product out of the cart after a confirm (§4: minus reaching 0); false when the customer keeps it. Says so, with an undo. */
export async function removeFromCart(spesa: Spesa, product: Product, target: Wanted): Promise<boolean> {
  const { dialogs, cart, toasts } = spesa;
  const sure = await dialogs.open('confirm', { title: label('cart.removeTitle'), text: label('cart.removeText', { name: product.name }), yes: label('common.remove'), danger: true });
  if (!sure) return false;
  const had = cart.quantityOf(target);
  const messages = await cart.want(target, 0);
  showMessages(spesa, messages);
  toasts.show({ kind: 'success', text: label('cart.productRemoved'), ms: 10_000, action: { label: label('cart.undo'), run: () => void cart.want({ ...target, itemId: undefined }, had).catch(() => toasts.show({ kind: 'error', text: label('cart.productAddError') })) } });
  return true;
}
