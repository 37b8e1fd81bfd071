import { text } from '../text.ts';

export const minutes = text('cart.heldMinutes', 'Il posto è tuo ancora per {n} minuti.');
export const minute = text('cart.heldMinute', 'Il posto è tuo ancora per un minuto.');
export const lapsed = text('cart.heldLapsed', 'Il posto non è più riservato: lo ricontrolliamo prima di ordinare.');
export const keep = text('cart.heldKeep', 'Tienilo ancora');
export const again = text('cart.heldAgain', 'Riservalo di nuovo');
