import { text } from '../text.ts';

export const missing = text('forms.missing', 'Mancano {n} campi');
export const toCheck = text('forms.toCheck', 'Controlla {n} campi');
export const restored = text('forms.restored', 'Abbiamo ritrovato quello che avevi già scritto.');
export const undo = text('forms.undo', 'Annulla le modifiche');
export const choose = text('forms.choose', 'Scegli');
export const repeatFault = text('forms.repeatFault', 'I due testi non coincidono');
export const reading = text('forms.reading', 'Leggi: {words} (nuova scheda)');
export const consentFault = text('forms.consentFault', 'È obbligatorio accettare questo consenso per procedere');
export const day = text('forms.day', 'Giorno');
export const month = text('forms.month', 'Mese');
export const year = text('forms.year', 'Anno');
export const dateFault = text('forms.dateFault', 'Questa data non esiste');
export const dateFirst = text('forms.dateFirst', 'La data deve essere dal {date} in poi');
export const dateLast = text('forms.dateLast', 'La data non può essere nel futuro');
