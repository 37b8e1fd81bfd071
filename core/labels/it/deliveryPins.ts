import { text } from '../text.ts';

export const map = text('delivery.map', 'Mappa');
export const cluster = text('delivery.mapCluster', '{n} luoghi vicini: avvicina la mappa');
export const closer = text('delivery.mapCloser', 'Avvicina');
export const farther = text('delivery.mapFarther', 'Allontana');
export const twoFingers = text('delivery.mapTwoFingers', 'Sposta la mappa con due dita');
export const close = text('delivery.mapClose', 'Chiudi la scheda');
/** The specification's own words (account §8). */
export const failed = text('delivery.mapFailed', 'Error Loading GMAPS');
export const consent = text(
  'delivery.mapConsent',
  'Questa mappa è nostra. Per quella di Google il tuo dispositivo si collega ai suoi server, che possono raccogliere dati su di te.',
);
export const agree = text('delivery.mapAgree', 'Mostra la mappa di Google');
