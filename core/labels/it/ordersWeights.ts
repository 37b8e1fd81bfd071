import { text } from '../text.ts';

export const title = text('orders.weightsTitle', 'Come si arriva al totale');
export const line = text('orders.weightsLine', '{name}: ordinati {ordered}, pesati {weighed}');
export const held = text('orders.weightsHeld', 'Bloccato sulla carta all’ordine');
export const charged = text('orders.weightsCharged', 'Addebitato dopo la preparazione');
export const back = text('orders.weightsBack', 'Torna disponibile');
export const backText = text(
  'orders.weightsBackText',
  'Abbiamo già chiesto alla tua banca di liberare quello che non hai speso: di solito ci mette da 1 a 7 giorni lavorativi.',
);
export const refundText = text(
  'orders.weightsRefundText',
  'I rimborsi arrivano sulla carta con cui hai pagato, di solito entro 5 giorni lavorativi.',
);
export const atTheDoor = text('orders.weightsAtTheDoor', 'Paghi alla consegna il totale dopo la preparazione.');
