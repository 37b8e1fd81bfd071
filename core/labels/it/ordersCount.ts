/* How much an order holds. */
import { text } from '../text.ts';

export const oneProduct = text('orders.oneProduct', '{n} prodotto');
export const manyProducts = text('orders.manyProducts', '{n} prodotti');
