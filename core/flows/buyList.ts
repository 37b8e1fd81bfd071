import { wholeCart } from '../api/endpoints/wholeCart.ts';
import { lists } from '../api/endpoints/lists.ts';
import { ApiError } from '../api/error.ts';
import * as cartBillTexts from '../labels/it/cartBill.ts';
import * as listTexts from '../labels/it/list.ts';
import type { Product } from '../schema/catalogue.ts';
import type { ShoppingList } from '../schema/lists.ts';
import type { Address } from '../schema/address.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS } from '../stores/toasts.ts';
import { addAll, agreesToAll } from './addAll.ts';
import { tellLines } from './tellLines.ts';

const productsOf = ({ wishlistItems = [] }: ShoppingList): Product[] => wishlistItems.map(({ product }) => product);

/** Puts all products of a list into the cart and says line by line what could not be added. False when the customer leaves on the way, or nothing could be added; throws ApiError. */
export const addListToCart = (spesa: Spesa, list: ShoppingList): Promise<boolean> =>
  addAll(spesa, {
    products: productsOf(list),
    add: () => spesa.cart.run(wholeCart.addAllFromWishlist, { list_id: list.listId }),
    done: listTexts.added(),
  });

/** The same by the list's id: loads its products first. */
export async function buyList(spesa: Spesa, listId: number): Promise<boolean> {
  const { data } = await spesa.client.call(lists.view, { list_id: listId, calculate_stock: true });
  return addListToCart(spesa, data);
}

/** The same, to be delivered to this address: the cart goes there with the list in it (§4). False when the customer leaves on the way; throws ApiError. */
export async function confirmList(
  spesa: Spesa,
  list: ShoppingList,
  { addressId, addressName }: Address,
): Promise<boolean> {
  if (!(await agreesToAll(spesa, productsOf(list)))) return false;
  try {
    const { data, messages, revision } = await spesa.client.call(lists.confirm, {
      list_id: list.listId,
      address_id: addressId,
    });
    spesa.cart.adopt(data.cart, revision);
    spesa.toasts.show({
      kind: 'success',
      text: listTexts.confirmed({ address: addressName ?? '' }),
      ms: ACTION_MS,
    });
    await tellLines(spesa, messages, cartBillTexts.notAllAdded);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'uncertain') await spesa.cart.load();
    throw error;
  }
}
