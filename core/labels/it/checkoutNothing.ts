import { text } from '../text.ts';

export const emptyTitle = text('checkout.emptyTitle', 'Non c’è niente da ordinare');
export const orderedTitle = text('checkout.orderedTitle', 'Hai già ordinato questa spesa');
export const orderedText = text('checkout.orderedText', 'È l’ordine {n}: il carrello ora è vuoto.');
