import * as cartTexts from '../labels/it/cart.ts';
import * as cartContentsTexts from '../labels/it/cartContents.ts';
import * as controlTexts from '../labels/it/commonControls.ts';
import { cartLines } from '../rules/cartLines.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { analyticsItem } from '../rules/analytics.ts';
import type { Wanted } from '../stores/wish.ts';
import { offerUndo } from './offerUndo.ts';
import { report } from './report.ts';
import { restoreLines } from './restoreLines.ts';
import { showMessages } from './showMessages.ts';

/** Takes a product or a line out of the cart after a confirm (§4: minus reaching 0); false when the customer keeps it. For ten seconds it can be undone. */
export async function removeFromCart(spesa: Spesa, product: Product, target: Wanted): Promise<boolean> {
  const { dialogs, cart } = spesa;
  const name = readable(product.name);
  const sure = await dialogs.open('confirm', {
    title: cartContentsTexts.removeTitle(),
    text: cartContentsTexts.removeText({ name }),
    yes: controlTexts.remove(),
    danger: true,
  });
  if (!sure) return false;
  const before = cartLines(cart.current()).filter(({ productId }) => productId === target.productId);
  const messages = await cart.want(target, 0);
  if (messages) showMessages(spesa, messages);
  const left = new Set(cartLines(cart.current()).map(({ itemId }) => itemId));
  const gone = before.filter(({ itemId }) => !left.has(itemId));
  if (gone.length === 0) return true;
  report(spesa, 'remove_from_cart', () => ({ currency: 'EUR', items: [analyticsItem(product)] }));
  offerUndo(spesa, {
    text: cartContentsTexts.productRemoved({ name }),
    restored: cartContentsTexts.productRestored({ name }),
    failure: cartTexts.productAddError,
    restore: () => restoreLines(spesa, gone),
  });
  return true;
}
