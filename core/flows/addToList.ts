import { lists as calls } from '../api/endpoints/lists.ts';
import * as listTexts from '../labels/it/list.ts';
import { pageLink } from '../rules/links.ts';
import { fromThousandths, quantityRule } from '../rules/quantity.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { listLogin } from './listLogin.ts';
import { showMessages } from './showMessages.ts';

/** Puts a product on a shopping list that the customer picks or makes (§2); false when they leave on the way. Throws ApiError. */
export async function addToList(spesa: Spesa, product: Product): Promise<boolean> {
  const { client, dialogs, toasts, browser, config } = spesa;
  if (!(await listLogin(spesa))) return false;
  const list = await dialogs.open('list', { product });
  if (!list) return false;
  const { messages } = await client.call(calls.addProducts, {
    wishlistId: list.listId,
    items: [{ productId: product.productId, quantity: fromThousandths(quantityRule(product).start) }],
  });
  showMessages(spesa, messages);
  const show = () => browser.go(pageLink(config.pages, 'list', { id: list.listId }));
  toasts.show({
    kind: 'success',
    text: listTexts.productAddToList({ product: readable(product.name), name: list.name }),
    action: { label: listTexts.show(), run: show },
  });
  return true;
}
