import { text } from '../text.ts';

export const open = text('supplements.open', 'Aggiungi qualcosa');
export const forgotten = text('supplements.forgotten', 'Hai dimenticato qualcosa?');
export const hint = text(
  'supplements.hint',
  'Finché non iniziamo a preparare l’ordine puoi aggiungere altri prodotti: li paghi a parte e arrivano insieme al resto.',
);
export const title = text('supplements.title', 'Aggiungi all’ordine {n}');
export const search = text('supplements.search', 'Cerca un prodotto da aggiungere');
export const nothing = text('supplements.nothing', 'Nel negozio di questo ordine non c’è nulla con «{words}».');
export const none = text('supplements.none', 'Cerca quello che hai dimenticato: qui vedi subito quanto costa.');
export const chosen = text('supplements.chosen', 'Che cosa aggiungi');
export const added = text('supplements.added', 'Scelto: {name}');
export const arrives = text('supplements.arrives', 'Arriva insieme all’ordine {n}: la consegna è già compresa.');
export const hold = text(
  'supplements.hold',
  'Sulla carta riserviamo al massimo {amount}; paghi quello che avremo preparato e pesato.',
);
export const onDelivery = text('supplements.onDelivery', 'Lo paghi alla consegna, insieme all’ordine.');
export const done = text('supplements.done', 'Aggiunto all’ordine {n}: ti abbiamo mandato una mail.');
export const addError = text('supplements.addError', 'Non è stato possibile aggiungere all’ordine.');
export const waiting = text('supplements.waiting', 'Un’aggiunta di {amount} aspetta il pagamento');
export const waitingText = text(
  'supplements.waitingText',
  'Finché la banca non conferma, l’ordine resta com’era. Se non paghi entro 20 minuti l’aggiunta decade.',
);
export const goOn = text('supplements.goOn', 'Vai alla pagina della banca');
export const placed = text('supplements.placed', 'Hai aggiunto prodotti per {amount}');
export const placedText = text('supplements.placedText', 'Li trovi qui fra gli altri: arrivano insieme.');
export const unpaid = text('supplements.unpaid', 'L’aggiunta di {amount} non è stata pagata');
export const unpaidText = text('supplements.unpaidText', 'L’ordine resta com’era e non hai pagato nulla.');
export const late = text('supplements.late', 'L’aggiunta di {amount} è arrivata troppo tardi');
export const lateText = text(
  'supplements.lateText',
  'Nel frattempo abbiamo iniziato a preparare l’ordine: resta com’era, e per l’aggiunta non paghi nulla.',
);
