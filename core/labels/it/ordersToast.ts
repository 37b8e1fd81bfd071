/* What a message about an order offers to do. */
import { text } from '../text.ts';

export const goToOrder = text('orders.goToOrder', 'Vai all’ordine');
