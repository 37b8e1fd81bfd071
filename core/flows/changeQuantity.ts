import * as cartContentsTexts from '../labels/it/cartContents.ts';
import { quantityRule } from '../rules/quantity.ts';
import { formatAmount, unitWord } from '../rules/quantityEntry.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS } from '../stores/toasts.ts';
import type { Wanted } from '../stores/wish.ts';
import { isSilentSuccess, showMessages } from './showMessages.ts';

/** Sets the quantity of a line or product, in thousandths; the server's answer decides (§4), and many taps, on one product or on several, leave one message on the screen (§8). Throws ApiError when refused. */
export async function changeQuantity(
  spesa: Spesa,
  product: Product,
  target: Wanted,
  thousandths: number,
): Promise<void> {
  const { cart, toasts } = spesa;
  const messages = await cart.want(target, thousandths);
  if (!messages) return;
  if (!isSilentSuccess(messages)) return showMessages(spesa, messages);
  const held = cart.quantityOf(target);
  if (held === 0) return;
  const text = cartContentsTexts.productSetText({
    quantity: formatAmount(held),
    unit: unitWord(quantityRule(product)),
    name: readable(product.name),
  });
  toasts.show({ kind: 'success', text, ms: ACTION_MS, about: 'quantity' });
}
