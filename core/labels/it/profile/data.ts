import { text } from '../../text.ts';

export const person = text('profile.person', 'Chi sei');
export const residence = text('profile.residence', 'Dove abiti');
export const contacts = text('profile.contacts', 'Altri recapiti');
export const contactsNone = text(
  'profile.contactsNone',
  'Un altro numero o un’altra e-mail, se non riusciamo a raggiungerti.',
);
export const landline = text('profile.landline', 'Telefono fisso');
export const mobile = text('profile.mobile', 'Cellulare');
export const secondEmail = text('profile.secondEmail', 'Altra e-mail');
export const around = text('profile.around', 'Accesso, consensi e pagamenti');
export const accessText = text('profile.accessText', 'E-mail, password, copia dei dati, cancellazione dell’account');
export const loyalty = text('profile.loyalty', 'Carta fedeltà');
export const cardHeld = text('profile.cardHeld', 'La tua carta è la {number}.');
export const cardRequested = text('profile.cardRequested', 'Hai chiesto la carta: appena è pronta la trovi qui.');
export const cardRequest = text('profile.cardRequest', 'Richiedi la carta');
export const cardAssociate = text('profile.cardAssociate', 'Collega la carta che hai');
export const favouriteStore = text('profile.favouriteStore', 'Il tuo negozio');
export const cardNone = text(
  'profile.cardNone',
  'La carta non costa nulla: raccoglie punti e dà buoni che valgono anche online.',
);
