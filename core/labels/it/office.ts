import { text } from '../text.ts';

export const title = text('office.title', 'Back office');
export const intro = text(
  'office.intro',
  'Per chi lavora al negozio: entra con il tuo nome, poi con il codice che ti mandiamo.',
);
export const introKnown = text(
  'office.introKnown',
  'Conferma la password, poi il codice che ti mandiamo: da qui fai la spesa per i clienti.',
);
export const user = text('office.user', 'Nome utente');
export const enter = text('office.enter', 'Entra nel back office');
export const enterError = text('office.enterError', 'Non è stato possibile entrare nel back office.');
export const leave = text('office.leave', 'Esci dal back office');
export const inside = text('office.inside', 'Sei nel back office come {name}.');
export const search = text('office.search', 'Cerca un cliente');
export const words = text('office.words', 'Nome, cognome o e-mail');
export const card = text('office.card', 'Numero della carta');
export const submit = text('office.submit', 'Cerca');
export const nothingAsked = text('office.nothingAsked', 'Scrivi un nome, un’e-mail o il numero di una carta.');
export const found = text('office.found', '{n} clienti trovati');
export const foundOne = text('office.foundOne', '1 cliente trovato');
export const nobody = text('office.nobody', 'Nessun cliente corrisponde.');
export const nobodyHint = text(
  'office.nobodyHint',
  'Si trovano i clienti con l’account confermato; fattorini e colleghi no.',
);
export const cardOf = text('office.cardOf', 'Carta {n}');
export const actFor = text('office.actFor', 'Agisci per {name}');
export const act = text('office.act', 'Agisci per questo cliente');
export const notSelectable = text(
  'office.notSelectable',
  'È il titolare di una famiglia: la spesa la fa da sé. Aiutalo per telefono o per e-mail.',
);
export const actError = text('office.actError', 'Questo account non può essere scelto.');
export const acting = text('office.acting', 'Stai agendo per {name}');
export const actingHint = text(
  'office.actingHint',
  'Carrello, indirizzi e ordini sono i suoi; quello che fai resta annotato a tuo nome.',
);
export const back = text('office.back', 'Torna al back office');
export const notYours = text(
  'office.notYours',
  'Qui sei {name}: per entrare nel back office esci prima dal tuo account.',
);
export const logout = text('office.logout', 'Esci dall’account');
export const customer = text('office.customer', 'Sei qui per fare la spesa?');
export const customerLogin = text('office.customerLogin', 'Accedi al tuo account');
