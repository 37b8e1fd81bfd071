import { text } from '../text.ts';

export const title = text('orders.finalTitle', 'Il conto finale');
export const held = text(
  'orders.finalText',
  'Abbiamo preparato e pesato la spesa: paghi quello che hai ricevuto, mai più dell’importo bloccato sulla carta.',
);
export const atTheDoor = text(
  'orders.finalTextUnheld',
  'Abbiamo preparato e pesato la spesa: paghi quello che hai ricevuto.',
);
export const paid = text(
  'orders.finalTextPaid',
  'Abbiamo preparato e pesato la spesa: hai pagato quello che hai ricevuto.',
);
export const paidTotal = text('orders.finalTotalPaid', 'Totale pagato');
export const provisional = text('orders.provisional', 'Il conto, finora');
export const provisionalText = text(
  'orders.provisionalText',
  'Stiamo preparando la tua spesa: il totale è provvisorio, quello definitivo arriva quando tutto è pronto e pesato.',
);
export const provisionalTotal = text('orders.provisionalTotal', 'Totale provvisorio');
export const unchanged = text('orders.provisionalNone', 'Per ora nulla.');
export const total = text('orders.finalTotal', 'Totale dopo la preparazione');
export const ordered = text('orders.finalOrdered', 'Totale all’ordine');
export const differences = text('orders.finalDifferences', 'Che cosa è cambiato');
export const noDifference = text('orders.finalNoDifference', 'Nulla: è arrivato tutto come l’hai ordinato.');
export const missing = text('orders.finalMissing', 'non c’era: {ordered} in meno');
export const fewer = text('orders.finalFewer', 'arrivati {came} di {ordered}');
export const weighed = text('orders.finalWeighed', 'ordinati {ordered}, pesati {came}');
export const replaced = text('orders.finalReplaced', 'al suo posto {name}');
export const repriced = text('orders.finalRepriced', 'prezzo diverso');
export const bagsUsed = text('orders.finalBagsUsed', 'usati {used} di {ordered}');
export const capped = text('orders.finalCapped', 'Oltre l’importo bloccato sulla carta: non lo paghi');
export const feesDropped = text('orders.finalFeesDropped', 'Consegna e sacchetti: non li paghi');
export const discountLeft = text('orders.finalDiscountLeft', 'Sconti e buoni che non servono più');
export const other = text('orders.finalOther', 'Altre differenze');
