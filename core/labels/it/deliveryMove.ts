import { text } from '../text.ts';

export const title = text('delivery.moveTitle', 'Con questo indirizzo il carrello cambia');
export const slotTitle = text('delivery.moveSlotTitle', 'Con questo indirizzo la fascia scelta si libera');
export const slotLost = text(
  'delivery.moveSlotLost',
  'La fascia di {day}, {times}, si libera: ne sceglierai un’altra.',
);
export const removed = text('delivery.moveRemoved', '{name} qui non c’è: uscirà dal carrello.');
export const price = text('delivery.movePrice', '{name} qui costa {after} invece di {before}.');
export const firstSlot = text('delivery.moveFirstSlot', 'Prima fascia libera: {day}, {times}.');
export const noSlot = text('delivery.moveNoSlot', 'Nei prossimi giorni qui non ci sono fasce libere.');
export const goOn = text('delivery.moveGoOn', 'Cambia comunque');
export const stay = text('delivery.moveStay', 'Resta com’è');
