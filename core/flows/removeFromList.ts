import { lists as calls } from '../api/endpoints/lists.ts';
import * as listTexts from '../labels/it/list.ts';
import { readable } from '../rules/text.ts';
import type { ListItem, ShoppingList } from '../schema/lists.ts';
import type { Spesa } from '../spesa.ts';
import { offerUndo } from './offerUndo.ts';

/** Takes a line off a list, and for ten seconds can put it back with its quantity and notes; `onList` gets the list after each. Throws ApiError. */
export async function removeFromList(
  spesa: Spesa,
  wishlistId: number,
  { itemId, productId, product, quantity, weight, infos }: ListItem,
  onList: (list: ShoppingList) => void,
): Promise<void> {
  const name = readable(product.name);
  onList(
    (
      await spesa.client.call(calls.deleteProducts, {
        wishlistId,
        items: [{ itemId, productId, quantity, ...(weight !== undefined && { weight }) }],
      })
    ).data,
  );
  offerUndo(spesa, {
    text: listTexts.productRemoved({ name }),
    restored: listTexts.productRestored({ name }),
    failure: listTexts.addError,
    async restore() {
      const { data, messages } = await spesa.client.call(calls.addProducts, {
        wishlistId,
        items: [{ productId, quantity, ...(infos && { infos }) }],
      });
      onList(data);
      return messages;
    },
  });
}
