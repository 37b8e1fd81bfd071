import { text } from '../../text.ts';

export const hello = text('profile.hello', 'Ciao, {name}');
export const level = text('profile.level', 'Livello');
export const orders = text('profile.orders', 'Ordini');
export const spent = text('profile.spent', 'Spesa totale');
export const receivedCodes = text('profile.receivedCodes', 'Buoni da usare');
export const unconfirmed = text(
  'profile.unconfirmed',
  'Il tuo indirizzo e-mail aspetta ancora la conferma: guarda nella posta.',
);
export const recurringText = text('profile.recurringText', 'Giorno, ora e pagamento di ogni settimana');
export const subscriptionsText = text('profile.subscriptionsText', 'Consegna senza costi: scadenze e rinnovi');
export const missionsText = text('profile.missionsText', 'Che cosa portare, dove e quanto incassare');
export const backOfficeText = text('profile.backOfficeText', 'Cerca un cliente e fai la spesa per lui');
export const myOrdersText = text('profile.myOrdersText', 'Stato, dettagli, scontrini');
export const myListsText = text('profile.myListsText', 'La spesa di sempre, in un colpo');
export const myAddressesText = text('profile.myAddressesText', 'Dove portiamo la spesa');
export const dataText = text('profile.dataText', 'Nome, telefono, carta fedeltà, negozio');
export const giftCodesText = text('profile.giftCodesText', 'Da usare, usati e scaduti');
export const awardsText = text('profile.awardsText', 'Premi richiesti e storia dei punti');
export const notificationsText = text('profile.notificationsText', 'Che cosa ti abbiamo mandato');
export const securityText = text('profile.securityText', 'Password, e-mail, accesso in due passaggi');
export const surveyText = text('profile.surveyText', 'Tre domande, un minuto');
export const consentsGiven = text('profile.consentsGiven', 'Canali, e consensi: {given} su {all}');
export const language = text('profile.language', 'Lingua');
export const languageText = text(
  'profile.languageText',
  'La parlano negozio, account, carrello e cassa; nomi dei prodotti e testi delle pagine restano nella lingua del sito.',
);
export const languageMissing = text(
  'profile.languageMissing',
  'I testi nella lingua che hai scelto non sono arrivati: per ora leggi in italiano. Puoi sceglierla di nuovo.',
);
