/* What an order says once its customer has it. */
import { text } from '../text.ts';

export const deliveredOn = text('orders.deliveredOn', 'Consegnato {day}');
export const collectedOn = text('orders.collectedOn', 'Ritirato {day}');
export const paidAtTheDoor = text('orders.paidAtTheDoor', 'Pagato alla consegna');
export const paidByCard = text('orders.paidByCard', 'Pagato con la carta {card}');
export const wrong = text('orders.somethingWrong', 'Qualcosa non andava?');
export const complain = text('orders.complain', 'Manda un reclamo');
