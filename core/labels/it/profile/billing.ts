import { text } from '../../text.ts';

export const billingNone = text('profile.billingNone', 'Non hai ancora dati di fatturazione.');
export const billingWhy = text(
  'profile.billingWhy',
  'Li scrivi una volta sola: alla cassa chiedi la fattura con una spunta.',
);
export const billingAddress = text('profile.billingAddress', 'Indirizzo');
export const issued = text('profile.issued', 'Le tue fatture');
export const issuedText = text(
  'profile.issuedText',
  'Ogni fattura è nella pagina del suo ordine, da leggere e da scaricare.',
);
export const billingName = text('profile.billingName', 'Nome e cognome o ragione sociale');
export const firm = text('profile.firm', 'È un’azienda o ha partita IVA');
export const vatNumber = text('profile.vatNumber', 'Partita IVA');
export const sdiCode = text('profile.sdiCode', 'Codice SDI');
export const sdiHint = text('profile.sdiHint', 'Sette lettere o cifre; se non lo hai scrivi la PEC');
export const sdiFault = text('profile.sdiFault', 'Il codice SDI è di 7 lettere o cifre');
export const pec = text('profile.pec', 'PEC');
export const billingOpen = text('profile.billingOpen', 'Aggiungi i dati di fatturazione');
export const billingRemove = text('profile.billingRemove', 'Elimina {name}');
export const billingRemoveAsk = text('profile.billingRemoveAsk', 'Eliminare {name} dai dati di fatturazione?');
export const billingChoose = text('profile.billingChoose', 'Usa {name}');
export const use = text('profile.use', 'Usa');
