import { text } from '../text.ts';

export const map = text('delivery.map', 'Mappa');
export const cluster = text('delivery.mapCluster', '{n} luoghi vicini: avvicina la mappa');
export const closer = text('delivery.mapCloser', 'Avvicina');
export const farther = text('delivery.mapFarther', 'Allontana');
export const close = text('delivery.mapClose', 'Chiudi la scheda');
