import { cart as calls } from '../api/endpoints/cart.ts';
import '../labels/it/cart.ts';
import { label } from '../labels/label.ts';
import type { Spesa } from '../spesa.ts';
import { addAll } from './addAll.ts';

/** Puts the products of an earlier order into the cart; what could not be added is told line by line (CART-15). False when the customer leaves on the way, or nothing could be added. */
export const addAllFromOrder = (spesa: Spesa, orderId: number): Promise<boolean> => addAll(spesa, () => spesa.cart.run(calls.addAllFromOrder, { order_id: orderId }), label('cart.productsAddFromOrder'));
