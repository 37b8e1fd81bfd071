/* What an order came without. */
import { text } from '../text.ts';

export const missingOne = text('orders.missingOne', '{what} non c’era: non lo paghi.');
export const missingMany = text('orders.missingMany', '{what} non c’erano: non li paghi.');
export const onePiece = text('orders.onePiece', '{n} pezzo');
export const manyPieces = text('orders.manyPieces', '{n} pezzi');
export const productsAndPieces = text('orders.productsAndPieces', '{products} e {pieces}');
