import { text } from '../text.ts';

export const title = text('delivery.title', 'Consegna o ritiro');
export const subtitle = text('delivery.subtitle', 'Da qui dipendono prodotti, prezzi e orari disponibili.');
export const service1 = text('delivery.service1', 'Ritiro in negozio');
export const service2 = text('delivery.service2', 'Consegna a casa');
export const service4 = text('delivery.service4', 'Consegna rapida');
export const service5 = text('delivery.service5', 'Lavoro e armadietti');
export const service1Hint = text('delivery.service1Hint', 'Pronta nella fascia che scegli');
export const service2Hint = text('delivery.service2Hint', 'Alla porta, nella fascia che scegli');
export const service4Hint = text('delivery.service4Hint', 'Nella prossima fascia libera, anche oggi stesso');
export const service5Hint = text('delivery.service5Hint', 'In ufficio o in un armadietto');
export const addresses = text('delivery.addresses', 'Indirizzi');
export const stores = text('delivery.stores', 'Negozi');
export const search = text('delivery.search', 'Cerca per via, città o CAP');
export const morePlaces = text('delivery.morePlaces', 'Mostrane altri ({n})');
export const noMatch = text('delivery.noMatch', 'Nessun risultato per questa ricerca.');
export const noPlaces = text('delivery.noPlaces', 'Per ora questo servizio non è attivo.');
export const chosen = text('delivery.chosen', 'Scelto ora');
export const openNow = text('delivery.openNow', 'Aperto');
export const closedNow = text('delivery.closedNow', 'Chiuso');
export const hoursToday = text('delivery.hoursToday', 'Oggi {hours}');
export const closedToday = text('delivery.closedToday', 'Oggi chiuso');
export const changeAddress = text('delivery.changeAddress', 'Cambia indirizzo');
export const addressLocked = text(
  'delivery.addressLocked',
  'Stai modificando un ordine: il suo indirizzo non si può cambiare.',
);
export const lockedByPayment = text(
  'delivery.lockedByPayment',
  'L’ordine aspetta il pagamento: finché non è pagato o annullato, indirizzo e fascia oraria non si possono cambiare.',
);
export const changeSlot = text('delivery.changeSlot', 'Cambia fascia oraria');
export const summary = text('delivery.summary', 'La tua consegna');
export const ready = text('delivery.ready', 'È tutto pronto: puoi fare la spesa.');
export const goOn = text('delivery.goOn', 'Continua la spesa');
export const notChosen = text('delivery.notChosen', 'Dove ti portiamo la spesa?');
export const chooseService = text('delivery.chooseService', 'Scegli consegna o ritiro');
export const changeService = text('delivery.changeService', 'Cambia servizio');
export const noSlotYet = text('delivery.noSlotYet', 'Giorno e ora ancora da scegliere');
export const toSlots = text('delivery.toSlots', 'Scegli la fascia oraria');
/** The specification's own words (account §8). */
export const deleteAddressError = text(
  'delivery.deleteAddressError',
  "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
);
export const backToList = text('delivery.backToList', 'Torna agli indirizzi');
export const newAddress = text('delivery.newAddress', 'Nuovo indirizzo');
export const changeTitle = text('delivery.changeTitle', 'Modifica l’indirizzo');
export const slotTitle = text('delivery.slotTitle', 'Giorno e fascia oraria');
export const noFee = text('delivery.noFee', 'Gratis');
export const slotChosen = text('delivery.slotChosen', 'Fascia scelta: {day}, {times}');
export const distance = text('delivery.distance', 'a {km} km');
export const storeTitle = text('delivery.storeTitle', 'Scegli il negozio');
