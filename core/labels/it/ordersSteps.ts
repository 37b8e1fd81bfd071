/* The way of an order from its customer's press to their door. */
import { text } from '../text.ts';

export const title = text('orders.steps', 'A che punto è');
export const fetched = text('orders.fetched', 'Ritirato');
export const arrives = text('orders.arrives', 'Arriva {when}');
export const waits = text('orders.waits', 'Ti aspetta {when}');
export const done = text('orders.stepDone', 'fatto');
