import '../labels/it/cart.ts';
import { label } from '../labels/label.ts';
import { formatAmount, quantityRule } from '../rules/quantity.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS } from '../stores/toasts.ts';
import type { Wanted } from '../stores/wishes.ts';
import { isSilentSuccess, showMessages } from './showMessages.ts';

/** Sets what a line or product shall hold, in thousandths; the server's answer decides (§4), and many taps are told once (§8). Throws ApiError when refused. */
export async function changeQuantity(spesa: Spesa, product: Product, target: Wanted, thousandths: number): Promise<void> {
  const { cart, toasts } = spesa;
  const messages = await cart.want(target, thousandths);
  if (!messages) return;
  if (!isSilentSuccess(messages)) return showMessages(spesa, messages);
  const held = cart.quantityOf(target);
  if (held === 0) return;
  const text = label('cart.productSetText', { quantity: formatAmount(held), unit: quantityRule(product).unit, name: readable(product.name) });
  toasts.show({ kind: 'success', text, ms: ACTION_MS, about: `quantity:${product.productId}` });
}
