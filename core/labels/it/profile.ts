import { text } from '../text.ts';

export const save = text('profile.save', 'Salva');
export const change = text('profile.change', 'Modifica');
export const saved = text('profile.saved', 'Salvato.');
export const points = text('profile.points', 'Punti');
export const toAccept = text('profile.toAccept', 'Ci sono condizioni nuove da accettare.');
export const review = text('profile.review', 'Leggi e accetta');
export const billing = text('profile.billing', 'Dati per la fattura');
export const billingText = text('profile.billingText', 'Carte salvate, codice fiscale, partita IVA, SDI, PEC');
export const preferencesText = text('profile.preferencesText', 'Consensi e canali');
export const email = text('profile.email', 'E-mail');
export const stepUp = text('profile.stepUp', 'Conferma che sei tu');
export const stepUpText = text(
  'profile.stepUpText',
  'Prima di cambiare come si entra nel tuo account, scrivi di nuovo la password.',
);
export const billingAdd = text('profile.billingAdd', 'Aggiungi');
