import { lists as calls } from '../api/endpoints/lists.ts';
import { fromThousandths, quantityRule, toThousandths } from '../rules/quantity.ts';
import type { Product } from '../schema/catalogue.ts';
import type { ShoppingList } from '../schema/lists.ts';
import type { Spesa } from '../spesa.ts';
import { putOnList } from './putOnList.ts';

/** Takes what was just put on a list off it again, once it is on the one that is picked instead. Throws ApiError. */
export async function moveToList(spesa: Spesa, product: Product, { listId }: ShoppingList): Promise<void> {
  const { client, dialogs } = spesa;
  const list = await dialogs.open('list', { product });
  if (!list || list.listId === listId) return;
  await putOnList(spesa, product, list);
  const { wishlistItems = [] } = (await client.call(calls.view, { list_id: listId })).data;
  const line = wishlistItems.find(({ productId }) => productId === product.productId);
  if (!line) return;
  const { itemId, productId, quantity } = line;
  const left = toThousandths(quantity) - quantityRule(product).start;
  if (left > 0)
    await client.call(calls.updateProducts, {
      wishlistId: listId,
      items: [{ itemId, quantity: fromThousandths(left) }],
    });
  else await client.call(calls.deleteProducts, { wishlistId: listId, items: [{ itemId, productId, quantity }] });
}
