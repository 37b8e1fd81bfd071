import { text } from '../text.ts';

export const title = text('orders.chargeTitle', 'Che cosa paghi sulla carta');
export const held = text('orders.chargeHeld', 'Bloccato sulla carta all’ordine');
export const taken = text('orders.chargeTaken', 'Addebitato dopo la preparazione');
export const back = text('orders.chargeBack', 'Torna disponibile');
export const backText = text(
  'orders.chargeBackText',
  'Abbiamo già chiesto alla tua banca di liberare quello che non hai speso: di solito ci mette da 1 a 7 giorni lavorativi.',
);
export const refundText = text(
  'orders.chargeRefundText',
  'I rimborsi arrivano sulla carta con cui hai pagato, di solito entro 5 giorni lavorativi.',
);
export const atTheDoor = text('orders.chargeAtTheDoor', 'Paghi alla consegna il totale dopo la preparazione.');
