/* What an order says once its customer has it. */
import { text } from '../text.ts';

export const deliveredOn = text('orders.deliveredOn', 'Consegnato {day}');
export const collectedOn = text('orders.collectedOn', 'Ritirato {day}');
export const paidAtTheDoor = text('orders.paidAtTheDoor', 'Pagato alla consegna');
export const paidByCard = text('orders.paidByCard', 'Pagato con la carta {card}');
export const wrong = text('orders.somethingWrong', 'Qualcosa non andava?');
export const complain = text('orders.complain', 'Manda un reclamo');
export const missingOne = text('orders.missingOne', '{what} non c’era: non lo paghi.');
export const missingMany = text('orders.missingMany', '{what} non c’erano: non li paghi.');
export const onePiece = text('orders.onePiece', '{n} pezzo');
export const manyPieces = text('orders.manyPieces', '{n} pezzi');
export const productsAndPieces = text('orders.productsAndPieces', '{products} e {pieces}');
