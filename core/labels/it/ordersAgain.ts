/* An order whose payment failed: the ways on. */
import { text } from '../text.ts';

export const payAgain = text('orders.payAgain', 'Paga di nuovo con la carta');
export const whichCard = text('orders.whichCard', 'Con quale carta');
export const payOnDelivery = text('orders.payOnDelivery', 'Paga alla consegna');
export const payAgainTitle = text('orders.payAgainTitle', 'L’ordine non è ancora pagato');
export const payAgainText = text(
  'orders.payAgainText',
  'Puoi ancora riceverlo nella fascia scelta, se prodotti e posto ci sono ancora.',
);
export const supersededBy = text('orders.supersededBy', 'Questa spesa è andata avanti con l’ordine {n}.');
export const seeSuperseding = text('orders.seeSuperseding', 'Vedi l’ordine {n}');
export const payTooLate = text(
  'orders.payTooLate',
  'La sua fascia oraria è passata: rimetti i prodotti nel carrello e ordina di nuovo.',
);
