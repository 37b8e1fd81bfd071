import { text } from '../text.ts';

export const short = text('cart.short', 'Carrello');
export const buttonEmpty = text('cart.buttonEmpty', 'Carrello, vuoto');
export const one = text('cart.one', 'prodotto');
export const many = text('cart.many', 'prodotti');
export const productAddText = text('cart.productAddText', 'Aggiunto al carrello: {quantity} {unit} di {name}');
export const productsAddText = text('cart.productsAddText', '{n} prodotti aggiunti, per ultimo {name}');
export const addUndone = text('cart.addUndone', 'Aggiunta annullata');
export const undoError = text('cart.undoError', 'Non è stato possibile annullare.');
export const productAddError = text('cart.productAddError', 'Non è stato possibile aggiungere il prodotto.');
