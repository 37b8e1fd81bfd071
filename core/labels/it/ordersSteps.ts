/* The way of an order from its customer's press to their door. */
import { text } from '../text.ts';

export const title = text('orders.steps', 'A che punto è');
export const received = text('orders.received', 'Ricevuto');
export const fetched = text('orders.fetched', 'Ritirato');
export const arrives = text('orders.arrives', 'Arriva {when}');
export const waits = text('orders.waits', 'Ti aspetta {when}');
export const done = text('orders.stepDone', 'fatto');
export const find = text('orders.find', 'Trova il tuo ordine');
export const findIntro = text(
  'orders.findIntro',
  'Scrivi il numero dell’ordine e l’e-mail con cui l’hai fatto: ti mandiamo il collegamento per vedere a che punto è e quando arriva, senza accedere.',
);
export const withdrawByLink = text(
  'orders.withdrawByLink',
  'Lo stesso collegamento serve a recedere: chiedilo qui sopra, aprilo e scegli «Recedere dal contratto qui» in fondo all’ordine.',
);
