import { text } from '../text.ts';

export const store = text('delivery.mapStore', 'Negozio');
export const none = text('delivery.mapNone', 'Questo negozio non c’è.');
export const all = text('delivery.mapAll', 'Tutti i negozi');
export const services = text('delivery.mapServices', 'Che cosa puoi fare qui');
export const favourite = text('delivery.mapFavourite', 'Scegli come il tuo negozio');
