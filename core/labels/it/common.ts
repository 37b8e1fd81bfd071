import { text } from '../text.ts';

export const close = text('common.close', 'Chiudi');
export const cancel = text('common.cancel', 'Annulla');
export const confirm = text('common.confirm', 'Conferma');
export const yes = text('common.yes', 'Sì');
export const no = text('common.no', 'No');
export const ok = text('common.ok', 'OK');
export const back = text('common.back', 'Indietro');
export const next = text('common.next', 'Avanti');
export const previous = text('common.previous', 'Indietro');
export const retry = text('common.retry', 'Riprova');
export const loading = text('common.loading', 'Caricamento in corso');
export const remove = text('common.remove', 'Rimuovi');
export const undo = text('common.undo', 'Annulla');
export const undoHint = text('common.undoHint', 'Per annullare premi Ctrl+Z.');
export const required = text('common.required', 'Campo obbligatorio');
export const notifications = text('common.notifications', 'Avvisi');
export const crashed = text('common.crashed', 'Questa parte della pagina non funziona al momento.');
export const noStorage = text(
  'common.noStorage',
  'Il tuo browser non permette di conservare dati: la spesa dura finché questa scheda resta aperta.',
);
export const pauseSlides = text('common.pauseSlides', 'Ferma lo scorrimento automatico');
export const playSlides = text('common.playSlides', 'Riprendi lo scorrimento automatico');
export const slide = text('common.slide', 'Pagina {n} di {total}');
export const phoneFault = text('common.phoneFault', 'Digitare un numero di telefono valido');
export const nameFault = text(
  'common.nameFault',
  'Sono accettati caratteri alfabetici minuscoli e maiuscoli, virgoletta e spazi',
);
export const postcodeFault = text('common.postcodeFault', 'Il CAP deve essere di 4 o 5 cifre');
export const passwordFault = text('common.passwordFault', 'La password deve essere lunga 6 caratteri');
export const emailFault = text('common.emailFault', 'Digitare una e-mail valida');
export const fiscalCodeFault = text('common.fiscalCodeFault', 'Formato non corretto');
export const vatFault = text('common.vatFault', 'P.Iva e C.F. devono avere 11 cifre');
export const digitsFault = text('common.digitsFault', 'Accetta solo numeri');
export const exactLengthFault = text('common.exactLengthFault', 'Il campo deve essere lungo {n} caratteri');
export const maxLengthFault = text('common.maxLengthFault', 'Lunghezza massima {n} caratteri');
export const needsScript = text(
  'common.needsScript',
  'Per usare questa parte della pagina attiva JavaScript nel tuo browser.',
);
export const showPassword = text('common.showPassword', 'Mostra la password');
export const oneSuggestion = text('common.oneSuggestion', '{n} suggerimento');
export const suggestions = text('common.suggestions', '{n} suggerimenti');
