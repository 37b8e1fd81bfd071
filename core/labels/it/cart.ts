import { text } from '../text.ts';

export const short = text('cart.short', 'Carrello');
export const buttonEmpty = text('cart.buttonEmpty', 'Carrello, vuoto');
export const one = text('cart.one', 'prodotto');
export const many = text('cart.many', 'prodotti');
export const productAddError = text('cart.productAddError', 'Non è stato possibile aggiungere il prodotto.');
