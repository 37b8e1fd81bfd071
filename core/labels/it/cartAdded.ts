/* What is said when something was put into the cart (§8). */
import { text } from '../text.ts';

export const productAddText = text('cart.productAddText', 'Aggiunto: {quantity}\u00a0{unit} di {name}');
export const productsAddText = text('cart.productsAddText', '{n} prodotti aggiunti, per ultimo {name}');
export const addUndone = text('cart.addUndone', 'Aggiunta annullata');
export const undoError = text('cart.undoError', 'Non è stato possibile annullare.');
