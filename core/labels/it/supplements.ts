import { text } from '../text.ts';

export const open = text('supplements.open', 'Aggiungi qualcosa');
export const openHint = text(
  'supplements.openHint',
  'Finché non iniziamo a prepararlo: si paga a parte e arriva insieme.',
);
export const title = text('supplements.title', 'Aggiungi all’ordine {n}');
export const search = text('supplements.search', 'Cerca un prodotto');
export const nothing = text('supplements.nothing', 'Nessun prodotto con «{words}» nel negozio di questo ordine.');
export const searchError = text('supplements.searchError', 'Non è stato possibile cercare: riprova.');
export const add = text('supplements.add', 'Aggiungi {name}');
export const chosen = text('supplements.chosen', 'Che cosa aggiungi');
export const none = text('supplements.none', 'Cerca quello che hai dimenticato e aggiungilo qui.');
export const remove = text('supplements.remove', 'Togli {name}');
export const quantity = text('supplements.quantity', 'Quantità di {name}');
export const total = text('supplements.total', 'Totale dell’aggiunta');
export const delivery = text('supplements.delivery', 'Arriva insieme all’ordine {n}: la consegna è già compresa.');
export const hold = text(
  'supplements.hold',
  'Sulla carta riserviamo al massimo {amount}; paghi quello che avremo preparato e pesato.',
);
export const onDelivery = text('supplements.onDelivery', 'Lo paghi alla consegna, insieme all’ordine.');
export const ownCard = text('supplements.ownCard', 'Con la carta {card}');
export const newCard = text('supplements.newCard', 'Con un’altra carta');
export const onPage = text('supplements.onPage', 'Paghi con la carta sulla pagina sicura della banca.');
export const payment = text('supplements.payment', 'Come paghi l’aggiunta');
export const done = text('supplements.done', 'Aggiunto all’ordine {n}.');
export const doneText = text('supplements.doneText', 'Ti abbiamo mandato un’e-mail con quello che hai aggiunto.');
export const addError = text('supplements.addError', 'Non è stato possibile aggiungere all’ordine.');
export const waiting = text('supplements.waiting', 'Un’aggiunta di {amount} aspetta il pagamento');
export const waitingText = text(
  'supplements.waitingText',
  'Finché la banca non conferma, l’ordine resta com’era. Se non paghi entro 20 minuti l’aggiunta decade.',
);
export const goOn = text('supplements.goOn', 'Vai alla pagina della banca');
export const unpaid = text('supplements.unpaid', 'L’aggiunta di {amount} non è stata pagata');
export const unpaidText = text('supplements.unpaidText', 'L’ordine resta com’era e non hai pagato nulla.');
export const late = text('supplements.late', 'L’aggiunta di {amount} è arrivata troppo tardi');
export const lateText = text(
  'supplements.lateText',
  'Nel frattempo abbiamo iniziato a preparare l’ordine: resta com’era, e per l’aggiunta non paghi nulla.',
);
