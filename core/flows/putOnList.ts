import { lists as calls } from '../api/endpoints/lists.ts';
import * as listTexts from '../labels/it/list.ts';
import { pageLink } from '../rules/links.ts';
import { fromThousandths, quantityRule } from '../rules/quantity.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { ShoppingList } from '../schema/lists.ts';
import type { Spesa } from '../spesa.ts';
import type { Toasts } from '../stores/toasts.ts';
import { showMessages } from './showMessages.ts';

/** The toast of each shop, and which products it says were put on which list. */
const shown = new WeakMap<Toasts, { toast: number; listId: number; products: ReadonlySet<number> }>();

/** Puts a product on this list and says so: further products for it make the toast grow; `change` is offered of a single one. Throws ApiError. */
export async function putOnList(
  spesa: Spesa,
  product: Product,
  list: ShoppingList,
  change?: () => void,
): Promise<void> {
  const { client, toasts, browser, config } = spesa;
  const { messages } = await client.call(calls.addProducts, {
    wishlistId: list.listId,
    items: [{ productId: product.productId, quantity: fromThousandths(quantityRule(product).start) }],
  });
  showMessages(spesa, messages);
  const show = () => browser.go(pageLink(config.pages, 'list', { id: list.listId }));
  const last = shown.get(toasts);
  const instead = last?.listId === list.listId && toasts.stands(last.toast) ? last.toast : undefined;
  const products = new Set(instead ? last?.products : []).add(product.productId);
  const { name } = list;
  const isFavourites = name === listTexts.favourites();
  const toast = toasts.show({
    kind: 'success',
    text:
      products.size > 1
        ? listTexts.productsAddToList({ n: products.size, name })
        : (isFavourites ? listTexts.productAddToFavourites : listTexts.productAddToList)({
            product: readable(product.name),
            name,
          }),
    action:
      change && products.size === 1
        ? { label: listTexts.changeList(), run: change }
        : { label: listTexts.show(), run: show },
    instead,
  });
  shown.set(toasts, { toast, listId: list.listId, products });
}
