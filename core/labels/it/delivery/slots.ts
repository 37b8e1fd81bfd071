import { text } from '../../text.ts';

export const slotHint = text(
  'delivery.slotHint',
  'Teniamo il posto per te per un’ora; ogni modifica al carrello lo prolunga.',
);
export const days = text('delivery.days', 'Giorni');
export const noSlots = text('delivery.noSlots', 'Per questo giorno non ci sono più fasce disponibili.');
export const emptyDay = text('delivery.emptyDay', 'nessuna fascia libera');
export const noDays = text('delivery.noDays', 'Al momento non ci sono fasce disponibili per questo indirizzo.');
export const slotFree = text('delivery.slotFree', 'Disponibile');
export const slotFew = text('delivery.slotFew', 'Ultimi posti');
export const slotFull = text('delivery.slotFull', 'Al completo');
export const slotClosed = text('delivery.slotClosed', 'Chiusa');
export const slotSelected = text('delivery.slotSelected', 'Scelta da te');
export const allFree = text('delivery.allFree', 'Gratis in tutte le fasce di questo giorno.');
export const slotGift = text('delivery.slotGift', 'Con vantaggio: {name}');
export const slotsRefreshed = text('delivery.slotsRefreshed', 'Abbiamo aggiornato le fasce.');
