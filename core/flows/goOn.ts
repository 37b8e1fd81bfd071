import { catalogue } from '../api/endpoints/catalogue.ts';
import * as cartTexts from '../labels/it/cart.ts';
import * as newcomerTexts from '../labels/it/sessionNew.ts';
import { interruptedSchema } from '../schema/interrupted.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';
import { addToCart } from './addToCart.ts';
import { GOING_ON } from './interrupted.ts';
import { reportFailure } from './reportFailure.ts';

const read = tolerant(interruptedSchema);

/** Resumes shopping after a confirmed registration: a welcome toast, then the wanted product into the cart. */
export async function goOn(spesa: Spesa): Promise<void> {
  const { browser, client, toasts } = spesa;
  const begun = browser.page.read(GOING_ON, read);
  if (!begun) return;
  browser.page.remove(GOING_ON);
  toasts.show({ kind: 'success', text: newcomerTexts.confirmed() });
  if (begun.productId === undefined) return;
  try {
    const { data: product } = await client.call(catalogue.product, { product_id: begun.productId });
    await addToCart(spesa, product, begun.quantity);
  } catch (error) {
    await reportFailure(spesa, error, cartTexts.productAddError);
  }
}
