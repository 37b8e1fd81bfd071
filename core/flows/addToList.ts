import { lists as calls } from '../api/endpoints/lists.ts';
import * as listTexts from '../labels/it/list.ts';
import { pageLink } from '../rules/links.ts';
import { fromThousandths, quantityRule } from '../rules/quantity.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { loginFirst } from './loginFirst.ts';
import type { Toasts } from '../stores/toasts.ts';
import { showMessages } from './showMessages.ts';

/** The toast of each shop, and which products it says were put on which list. */
const shown = new WeakMap<Toasts, { toast: number; listId: number; products: ReadonlySet<number> }>();

/** Puts a product on a shopping list that the customer picks or makes (§2), a visitor where the site lets them keep some (ruling 13); false when they leave on the way. Further products for the same list make its toast grow. Throws ApiError. */
export async function addToList(spesa: Spesa, product: Product): Promise<boolean> {
  const { client, dialogs, toasts, browser, config } = spesa;
  if (!config.anonymousCart && !(await loginFirst(spesa))) return false;
  const list = await dialogs.open('list', { product });
  if (!list) return false;
  const { messages } = await client.call(calls.addProducts, {
    wishlistId: list.listId,
    items: [{ productId: product.productId, quantity: fromThousandths(quantityRule(product).start) }],
  });
  showMessages(spesa, messages);
  const show = () => browser.go(pageLink(config.pages, 'list', { id: list.listId }));
  const last = shown.get(toasts);
  const instead = last?.listId === list.listId && toasts.stands(last.toast) ? last.toast : undefined;
  const products = new Set(instead ? last?.products : []).add(product.productId);
  const toast = toasts.show({
    kind: 'success',
    text:
      products.size > 1
        ? listTexts.productsAddToList({ n: products.size, name: list.name })
        : listTexts.productAddToList({ product: readable(product.name), name: list.name }),
    action: { label: listTexts.show(), run: show },
    instead,
  });
  shown.set(toasts, { toast, listId: list.listId, products });
  return true;
}
