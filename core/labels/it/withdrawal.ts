import { text } from '../text.ts';

export const title = text('withdrawal.title', 'Recedere dal contratto');
export const intro = text(
  'withdrawal.intro',
  'Hai 14 giorni dalla consegna per recedere, senza dire perché. Scegli i prodotti: ti mandiamo subito una ricevuta con data e ora, e ti rimborsiamo entro 14 giorni.',
);
export const until = text('withdrawal.until', 'Puoi recedere fino al {moment}.');
export const over = text('withdrawal.over', 'Il tempo per recedere da questo ordine è finito.');
export const lines = text('withdrawal.lines', 'Da quali prodotti vuoi recedere?');
export const line = text('withdrawal.line', '{name}, {quantity}');
export const withdrawn = text('withdrawal.withdrawn', 'Hai già receduto');
export const excluded = text('withdrawal.excluded', 'Recesso escluso');
export const perishable = text('withdrawal.perishable', 'deperibile');
export const noLines = text('withdrawal.noLines', 'Scegli almeno un prodotto.');
export const name = text('withdrawal.name', 'Nome e cognome');
export const email = text('withdrawal.email', 'E-mail a cui mandare la ricevuta');
export const goOn = text('withdrawal.goOn', 'Continua');
export const check = text(
  'withdrawal.check',
  'Controlla: {name} recede dal contratto dell’ordine {n} per questi prodotti.',
);
export const receipt = text('withdrawal.receipt', 'La ricevuta va a {email}.');
export const confirm = text('withdrawal.confirm', 'Conferma recesso');
export const back = text('withdrawal.back', 'Correggi');
export const done = text('withdrawal.done', 'Abbiamo ricevuto il tuo recesso il {moment}');
export const doneText = text(
  'withdrawal.doneText',
  'Ti abbiamo mandato la ricevuta per e-mail. Ti diciamo lì come restituire i prodotti; il rimborso arriva entro 14 giorni.',
);
export const orderNumber = text('withdrawal.orderNumber', 'Numero dell’ordine');
export const orderEmail = text('withdrawal.orderEmail', 'E-mail dell’ordine');
export const sendLink = text('withdrawal.sendLink', 'Mandami il collegamento');
export const linkSent = text(
  'withdrawal.linkSent',
  'Se numero ed e-mail corrispondono a un ordine, fra poco ricevi una mail con il collegamento. Non arriva? Controlla il numero, che sta nella conferma dell’ordine.',
);
export const orLogIn = text('withdrawal.orLogIn', 'Hai un account? L’ordine è fra i tuoi ordini.');
export const linkFailed = text('withdrawal.linkFailed', 'Non è stato possibile mandare il collegamento. Riprova.');
export const failed = text('withdrawal.failed', 'Non è stato possibile registrare il recesso. Riprova.');
