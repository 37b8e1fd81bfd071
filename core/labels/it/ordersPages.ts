import { text } from '../text.ts';

export const thanks = text('orders.thanks', 'Grazie, {name}! Il tuo ordine è confermato.');
export const thanksText = text('orders.thanksText', 'Ti abbiamo mandato una mail con il riepilogo.');
export const madeAt = text('orders.madeAt', 'Fatto il {moment}');
export const where = text('orders.where', 'Dove');
export const when = text('orders.when', 'Quando');
export const payment = text('orders.payment', 'Pagamento');
export const products = text('orders.products', 'Prodotti');
export const reorder = text('orders.reorder', 'Rimetti tutto nel carrello');
export const points = text('orders.points', 'Con questo ordine guadagni {n} punti.');
export const deletableUntil = text(
  'orders.deletableUntil',
  'Puoi cambiarlo o annullarlo {until}, finché non iniziamo a prepararlo.',
);
export const tooLate = text('orders.tooLate', 'Non si può più cambiare né annullare: si poteva {until}.');
export const neverInTime = text('orders.neverInTime', 'Arriva presto: non si può cambiare né annullare.');
export const login = text('orders.login', 'Accedi per vedere i tuoi ordini');
export const notFound = text('orders.notFound', 'Non troviamo questo ordine');
export const notFoundText = text('orders.notFoundText', 'Controlla il numero, oppure cercalo fra i tuoi ordini.');
export const all = text('orders.all', 'Tutti gli ordini');
export const cancel = text('orders.cancel', 'Annulla l’ordine');
export const cancelPayment = text('orders.cancelPayment', 'Rinuncia al pagamento');
export const cancelTitle = text('orders.cancelTitle', 'Annullare l’ordine {n}?');
export const cancelText = text(
  'orders.cancelText',
  'I prodotti tornano disponibili per gli altri. Non devi pagare nulla.',
);
export const cancelTextHold = text(
  'orders.cancelTextHold',
  'I prodotti tornano disponibili per gli altri e l’importo bloccato sulla carta viene liberato.',
);
export const cancelYes = text('orders.cancelYes', 'Annulla l’ordine');
export const cancelNo = text('orders.cancelNo', 'Tieni l’ordine');
export const cancelDone = text('orders.cancelDone', 'L’ordine {n} è annullato.');
export const notes = text('orders.notes', 'Note per chi prepara e consegna');
export const noteLabel = text('orders.noteLabel', 'La tua nota');
export const noteHint = text('orders.noteHint', 'Per esempio: suonare due volte. Al massimo 500 caratteri.');
export const noteSave = text('orders.noteSave', 'Salva la nota');
export const noteEdit = text('orders.noteEdit', 'Modifica la nota «{text}»');
export const noteChange = text('orders.noteChange', 'Modifica');
export const noteOvertaken = text(
  'orders.noteOvertaken',
  'Questa nota è stata modificata mentre la scrivevi: non abbiamo ancora salvato la tua.',
);
export const noteNow = text('orders.noteNow', 'Ora dice:');
export const noteSaveMine = text('orders.noteSaveMine', 'Salva la mia');
export const pieceWeight = text('orders.pieceWeight', '{n} g al pezzo');
export const noteEmpty = text('orders.noteEmpty', 'Scrivi la nota prima di salvarla.');
export const weighed = text('orders.weighed', '{ordered} · preparati {picked}');
export const missing = text('orders.missing', 'Non disponibile: non lo paghi');
export const replacedBy = text('orders.replacedBy', 'Sostituito con {name}');
export const refunded = text('orders.refunded', 'Già rimborsato');
export const heldAtMost = text(
  'orders.heldAtMost',
  'Sulla carta sono bloccati al massimo {amount}: paghi il peso reale.',
);
export const replacedOrder = text('orders.replacedOrder', 'Sostituisce l’ordine {n}');
export const wasReplaced = text('orders.wasReplaced', 'Sostituito da un altro ordine');
export const modify = text('orders.modify', 'Modifica l’ordine');
export const changing = text(
  'orders.changing',
  'Lo stai modificando nel carrello: finché non lo confermi resta com’è.',
);
export const goOnChanging = text('orders.goOnChanging', 'Continua la modifica');
export const wrongLink = text('orders.wrongLink', 'Il collegamento non è completo o non vale più: chiedilo di nuovo.');
export const share = text('orders.share', 'Collegamento per seguirlo senza accedere');
export const madeBy = text('orders.madeBy', 'Di {name}');
export const placedBy = text('orders.placedBy', '{name} del servizio clienti ha fatto questo ordine per te.');
