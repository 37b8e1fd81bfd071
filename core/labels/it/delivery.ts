import { text } from '../text.ts';

export const title = text('delivery.title', 'Consegna o ritiro');
export const subtitle = text('delivery.subtitle', 'Da qui dipendono prodotti, prezzi e orari disponibili.');
export const services = text('delivery.services', 'Come vuoi ricevere la spesa?');
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
export const noAddresses = text('delivery.noAddresses', 'Non hai ancora indirizzi per questo servizio.');
export const noPlaces = text('delivery.noPlaces', 'Per ora questo servizio non è attivo.');
export const chosen = text('delivery.chosen', 'Scelto ora');
export const favourite = text('delivery.favourite', 'Preferito');
export const makeFavourite = text('delivery.makeFavourite', 'È l’indirizzo che uso di solito');
export const work = text('delivery.work', 'Lavoro');
export const deliverHere = text('delivery.deliverHere', 'Consegna qui');
export const collectHere = text('delivery.collectHere', 'Ritira qui');
export const deliverHereName = text('delivery.deliverHereName', 'Consegna qui: {name}');
export const collectHereName = text('delivery.collectHereName', 'Ritira qui: {name}');
export const keepHere = text('delivery.keepHere', 'Tieni questo');
export const keepHereName = text('delivery.keepHereName', 'Tieni questo: {name}');
export const addAddress = text('delivery.addAddress', 'Aggiungi un indirizzo');
export const backToList = text('delivery.backToList', 'Torna agli indirizzi');
export const newAddress = text('delivery.newAddress', 'Nuovo indirizzo');
export const addressName = text('delivery.addressName', 'Nome dell’indirizzo');
export const addressNameHint = text('delivery.addressNameHint', 'Per esempio: Casa');
export const doorbell = text('delivery.doorbell', 'Nome sul citofono');
export const floor = text('delivery.floor', 'Piano');
export const elevator = text('delivery.elevator', 'C’è l’ascensore');
export const phone = text('delivery.phone', 'Telefono per la consegna');
export const notes = text('delivery.notes', 'Indicazioni per chi consegna');
export const saveAddress = text('delivery.saveAddress', 'Salva e continua');
export const saveAnyway = text('delivery.saveAnyway', 'Salva comunque');
export const editAddress = text('delivery.editAddress', 'Correggi');
export const suggestion = text('delivery.suggestion', 'Intendevi questo?');
export const useSuggestion = text('delivery.useSuggestion', 'Usa l’indirizzo corretto');
export const keepMine = text('delivery.keepMine', 'Tieni il mio');
export const anotherService = text('delivery.anotherService', 'Prova un altro modo di ricevere la spesa.');
export const slotTitle = text('delivery.slotTitle', 'Giorno e fascia oraria');
export const slotHint = text(
  'delivery.slotHint',
  'Teniamo il posto per te per un’ora; ogni modifica al carrello lo prolunga.',
);
export const days = text('delivery.days', 'Giorni');
export const noSlots = text('delivery.noSlots', 'Per questo giorno non ci sono più fasce disponibili.');
export const emptyDay = text('delivery.emptyDay', 'nessuna fascia libera');
export const noDays = text('delivery.noDays', 'Al momento non ci sono fasce disponibili per questo indirizzo.');
export const slotFree = text('delivery.slotFree', 'Disponibile');
export const slotFew = text('delivery.slotFew', 'Ultimi posti');
export const slotFull = text('delivery.slotFull', 'Al completo');
export const slotClosed = text('delivery.slotClosed', 'Chiusa');
export const slotSelected = text('delivery.slotSelected', 'Scelta da te');
export const noFee = text('delivery.noFee', 'Gratis');
export const allFree = text('delivery.allFree', 'Gratis in tutte le fasce di questo giorno.');
export const slotGift = text('delivery.slotGift', 'Con vantaggio: {name}');
export const slotChosen = text('delivery.slotChosen', 'Fascia scelta: {day}, {times}');
export const slotsRefreshed = text('delivery.slotsRefreshed', 'Abbiamo aggiornato le fasce.');
export const storeTitle = text('delivery.storeTitle', 'Scegli il negozio');
export const storeHint = text('delivery.storeHint', 'Da quale negozio preparare la tua spesa.');
export const shopHere = text('delivery.shopHere', 'Scegli questo negozio');
export const shopHereName = text('delivery.shopHereName', 'Scegli questo negozio: {name}');
export const distance = text('delivery.distance', 'a {km} km');
export const openNow = text('delivery.openNow', 'Aperto');
export const closedNow = text('delivery.closedNow', 'Chiuso');
export const hoursToday = text('delivery.hoursToday', 'Oggi {hours}');
export const closedToday = text('delivery.closedToday', 'Oggi chiuso');
export const callStore = text('delivery.callStore', 'Chiama {phone}');
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
export const addressSaved = text('delivery.addressSaved', 'Nuovo indirizzo aggiunto.');
export const addressChanged = text('delivery.addressChanged', 'Indirizzo modificato.');
export const addressDeleted = text('delivery.addressDeleted', 'Indirizzo eliminato.');
export const deleteTitle = text('delivery.deleteTitle', 'Eliminare l’indirizzo «{name}»?');
export const deleteAddress = text('delivery.deleteAddress', 'Elimina');
export const deleteAddressName = text('delivery.deleteAddressName', 'Elimina l’indirizzo: {name}');
export const editAddressName = text('delivery.editAddressName', 'Modifica l’indirizzo: {name}');
export const changeTitle = text('delivery.changeTitle', 'Modifica l’indirizzo');
export const saveChange = text('delivery.saveChange', 'Salva');
/** The specification's own words (account §8). */
export const deleteAddressError = text(
  'delivery.deleteAddressError',
  "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
);
