import { cart } from '../api/endpoints/cart.ts';
import { lists } from '../api/endpoints/lists.ts';
import { ApiError } from '../api/error.ts';
import * as cartBillTexts from '../labels/it/cartBill.ts';
import * as listTexts from '../labels/it/list.ts';
import type { Address } from '../schema/address.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS } from '../stores/toasts.ts';
import { addAll } from './addAll.ts';
import { tellLines } from './tellLines.ts';

/** Puts all products of a list into the cart and says line by line what could not be added. False when the customer leaves on the way, or nothing could be added; throws ApiError. */
export const addListToCart = (spesa: Spesa, listId: number): Promise<boolean> =>
  addAll(spesa, () => spesa.cart.run(cart.addAllFromWishlist, { list_id: listId }), listTexts.added());

/** The same, to be delivered to this address: the cart goes there with the list in it (§4). Throws ApiError. */
export async function confirmList(spesa: Spesa, listId: number, { addressId, addressName }: Address): Promise<void> {
  try {
    const { data, messages, revision } = await spesa.client.call(lists.confirm, {
      list_id: listId,
      address_id: addressId,
    });
    spesa.cart.adopt(data.cart, revision);
    spesa.toasts.show({
      kind: 'success',
      text: listTexts.confirmed({ address: addressName ?? '' }),
      ms: ACTION_MS,
    });
    await tellLines(spesa, messages, cartBillTexts.notAllAdded);
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'uncertain') await spesa.cart.load();
    throw error;
  }
}
