/* Forms that editors make (account §5, account §8). */
import { text } from '../text.ts';

export const send = text('forms.send', 'Invia');
export const sent = text('forms.sent', 'Grazie per averci inviato la tua richiesta');
export const orderChoice = text('forms.orderChoice', 'Ordine {n} del {date}, {total}');
export const otherOrder = text('forms.otherOrder', 'Un altro ordine');
export const fillAll = text('forms.fillAll', 'Compila correttamente tutti i campi prima di procedere.');
export const expired = text(
  'forms.expired',
  'Il modulo era aperto da troppo tempo. Controlla i dati e invialo di nuovo.',
);
export const invalid = text('forms.invalid', 'La form non è stata compilata correttamente');
export const limited = text('forms.limited', 'Hai già inviato molte richieste. Riprova tra dieci minuti.');
export const captchaFault = text(
  'forms.captchaFault',
  'Non abbiamo potuto verificare che la richiesta venga da una persona. Riprova.',
);
export const optionFault = text('forms.optionFault', 'Scegli una delle risposte proposte');
export const numberFault = text('forms.numberFault', 'Scrivi un numero');
export const numberLeast = text('forms.numberLeast', 'Il valore minimo è {n}');
export const numberMost = text('forms.numberMost', 'Il valore massimo è {n}');
export const numberStep = text('forms.numberStep', 'Il valore va di {n} in {n}');
export const characters = text('forms.characters', '{n} di {most} caratteri');
export const emptyName = text('forms.emptyName', 'Scrivi il tuo nome');
export const emptySurname = text('forms.emptySurname', 'Scrivi il tuo cognome');
export const emptyFullName = text('forms.emptyFullName', 'Scrivi nome e cognome');
export const emptyEmail = text('forms.emptyEmail', 'Scrivi la tua e-mail');
export const emptyPhone = text('forms.emptyPhone', 'Scrivi il tuo numero di telefono');
export const emptyPostcode = text('forms.emptyPostcode', 'Scrivi il CAP');
export const emptyDate = text('forms.emptyDate', 'Scrivi la data');
export const emptyMessage = text('forms.emptyMessage', 'Scrivi il tuo messaggio');
export const emptyChoice = text('forms.emptyChoice', 'Scegli una risposta');
export const emptyFile = text('forms.emptyFile', 'Scegli un file');
export const unavailable = text('forms.unavailable', 'Questo modulo non è disponibile in questo momento.');
export const another = text('forms.another', 'Scrivi un’altra richiesta');
export const needsScript = text(
  'forms.needsScript',
  'Per compilare questo modulo serve JavaScript. Puoi anche rispondere alle sue domande per telefono o per e-mail.',
);
export const byPhone = text('forms.byPhone', 'Telefono: {phone}');
export const asked = text('forms.asked', 'Che cosa ti chiediamo');
