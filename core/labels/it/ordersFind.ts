/* How a customer finds an order without a login. */
import { text } from '../text.ts';

export const find = text('orders.find', 'Trova il tuo ordine');
export const findIntro = text(
  'orders.findIntro',
  'Scrivi il numero dell’ordine e l’e-mail con cui l’hai fatto: ti mandiamo il collegamento per vedere a che punto è e quando arriva, senza accedere.',
);
export const withdrawByLink = text(
  'orders.withdrawByLink',
  'Lo stesso collegamento serve a recedere: chiedilo qui sopra, aprilo e scegli «Recedere dal contratto qui» in fondo all’ordine.',
);
