import { text } from '../text.ts';

export const goesTo = text('delivery.goesTo', 'La spesa va a: {name}');
export const addressesLogin = text('delivery.addressesLogin', 'Accedi per vedere i tuoi indirizzi');
export const notYours = text('delivery.notYours', 'Questo indirizzo non si può modificare da qui.');
export const discover = text('delivery.discover', 'Scopri dove arriviamo');
export const slotsOf = text('delivery.slotsOf', 'Fasce orarie di {day}');
export const slotsLogin = text('delivery.slotsLogin', 'Accedi per vedere le fasce orarie');
export const workCard = text('delivery.workCard', 'La tua azienda ha un armadietto?');
export const workOpen = text('delivery.workOpen', 'Iscriviti con il codice');
export const storePage = text('delivery.mapPage', 'Pagina del negozio');
