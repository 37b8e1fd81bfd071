import { text } from '../../text.ts';

export const storeHint = text('delivery.storeHint', 'Da quale negozio preparare la tua spesa.');
export const shopHere = text('delivery.shopHere', 'Scegli questo negozio');
export const shopHereName = text('delivery.shopHereName', 'Scegli questo negozio: {name}');
export const callStore = text('delivery.callStore', 'Chiama {phone}');
