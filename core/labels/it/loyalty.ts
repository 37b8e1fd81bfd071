import { text } from '../text.ts';

export const card = text('loyalty.card', 'Carta fedeltà');
export const cardNumber = text('loyalty.cardNumber', 'Numero della carta');
export const showBarcode = text('loyalty.showBarcode', 'Mostra il codice a barre');
export const hideBarcode = text('loyalty.hideBarcode', 'Nascondi il codice a barre');
export const barcodeOf = text('loyalty.barcodeOf', 'Codice a barre della carta {number}');
export const barcodeHint = text('loyalty.barcodeHint', 'Mostralo in cassa');
export const barcodeFailed = text(
  'loyalty.barcodeFailed',
  'Il codice a barre non è arrivato: in cassa puoi dettare il numero.',
);
export const points = text('loyalty.points', 'Punti');
export const newPoints = text('loyalty.newPoints', 'Punti della nuova raccolta');
export const wallet = text('loyalty.wallet', 'Borsellino');
export const noPoints = text('loyalty.noPoints', 'nessun saldo');
export const services = text('loyalty.services', 'Servizi');
export const serviceOrders = text('loyalty.serviceOrders', 'I tuoi ordini');
export const serviceLists = text('loyalty.serviceLists', 'Le tue liste');
export const serviceAccount = text('loyalty.serviceAccount', 'Il tuo account');
export const requestTitle = text('loyalty.requestTitle', 'Non hai ancora la carta fedeltà');
export const requestText = text(
  'loyalty.requestText',
  'È gratuita: raccogli punti, ricevi buoni e li usi anche online.',
);
export const request = text('loyalty.request', 'Richiedi la carta');
export const requested = text('loyalty.requested', 'Carta richiesta');
export const requestedText = text(
  'loyalty.requestedText',
  'La stiamo preparando: appena è pronta la trovi qui, con i tuoi punti.',
);
export const onlyCustomers = text('loyalty.onlyCustomers', 'Lo vede solo chi ha effettuato l’accesso.');
export const gifts = text('loyalty.gifts', 'I tuoi buoni');
export const giftCode = text('loyalty.giftCode', 'Codice');
export const copy = text('loyalty.copy', 'Copia il codice {code}');
export const copied = text('loyalty.copied', 'Codice copiato.');
export const notCopied = text('loyalty.notCopied', 'Non è stato possibile copiarlo: selezionalo e copialo tu.');
export const use = text('loyalty.use', 'Usa nel carrello');
export const useNamed = text('loyalty.useNamed', 'Usa nel carrello: {name}');
export const inCart = text('loyalty.inCart', 'Nel carrello');
export const until = text('loyalty.until', 'Fino al {date}');
export const used = text('loyalty.used', 'Già usato');
export const usedOn = text('loyalty.usedOn', 'Usato il {date}');
export const expired = text('loyalty.expired', 'Scaduto il {date}');
export const chooseItem = text('loyalty.chooseItem', 'Il prodotto lo scegli tu, tra quelli nel carrello.');
export const minus = text('loyalty.minus', '−{value}');
export const gift = text('loyalty.gift', 'Omaggio');
export const ofProductsTitle = text('loyalty.ofProductsTitle', 'Che cosa comprende');
export const ofProductsAll = text('loyalty.ofProductsAll', 'Vedi tutti');
export const ofProductsNone = text(
  'loyalty.ofProductsNone',
  'In questo negozio per ora non ci sono prodotti di questa offerta.',
);
