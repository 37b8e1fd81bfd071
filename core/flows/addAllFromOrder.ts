import { wholeCart } from '../api/endpoints/wholeCart.ts';
import * as cartBillTexts from '../labels/it/cartBill.ts';
import type { Order } from '../schema/orders.ts';
import type { Spesa } from '../spesa.ts';
import { addAll } from './addAll.ts';

/** Puts the products of an earlier order into the cart and says line by line what could not be added (CART-15). False when the customer leaves on the way, or nothing could be added. */
export const addAllFromOrder = (
  spesa: Spesa,
  { orderId, orderItems = [] }: Pick<Order, 'orderId' | 'orderItems'>,
): Promise<boolean> =>
  addAll(spesa, {
    products: orderItems.map(({ product }) => product),
    add: () => spesa.cart.run(wholeCart.addAllFromOrder, { order_id: orderId }),
    done: cartBillTexts.productsAddFromOrder(),
  });
