import { text } from '../text.ts';

export const search = text('delivery.addressSearch', 'Cerca l’indirizzo');
export const hint = text('delivery.addressSearchHint', 'Via, numero e città');
export const consent = text(
  'delivery.addressSearchConsent',
  'Vuoi trovare l’indirizzo mentre scrivi? Lo cerca Google: riceve quello che scrivi e può raccogliere dati su di te.',
);
export const agree = text('delivery.addressSearchAgree', 'Cerca con Google');
export const failed = text(
  'delivery.addressSearchFailed',
  'La ricerca di Google non risponde: scrivi l’indirizzo nei campi qui sotto.',
);
export const taken = text('delivery.addressSearchTaken', 'Indirizzo scritto nei campi qui sotto: controllali.');
export const noNumber = text('delivery.addressSearchNoNumber', 'Manca il numero civico: aggiungilo qui sotto.');
