import { cart as calls } from '../api/endpoints/cart.ts';
import * as cartBillTexts from '../labels/it/cartBill.ts';
import type { Spesa } from '../spesa.ts';
import { addAll } from './addAll.ts';

/** Puts the products of an earlier order into the cart and says line by line what could not be added (CART-15). False when the customer leaves on the way, or nothing could be added. */
export const addAllFromOrder = (spesa: Spesa, orderId: number): Promise<boolean> =>
  addAll(
    spesa,
    () => spesa.cart.run(calls.addAllFromOrder, { order_id: orderId }),
    cartBillTexts.productsAddFromOrder(),
  );
