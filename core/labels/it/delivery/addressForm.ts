import { text } from '../../text.ts';

export const makeFavourite = text('delivery.makeFavourite', 'È l’indirizzo che uso di solito');
export const addressName = text('delivery.addressName', 'Nome dell’indirizzo');
export const addressNameHint = text('delivery.addressNameHint', 'Per esempio: Casa');
export const doorbell = text('delivery.doorbell', 'Nome sul citofono');
export const floor = text('delivery.floor', 'Piano');
export const phone = text('delivery.phone', 'Telefono per la consegna');
export const notes = text('delivery.notes', 'Indicazioni per chi consegna');
export const saveAddress = text('delivery.saveAddress', 'Salva e continua');
export const saveAnyway = text('delivery.saveAnyway', 'Salva comunque');
export const suggestion = text('delivery.suggestion', 'Intendevi questo?');
export const useSuggestion = text('delivery.useSuggestion', 'Usa l’indirizzo corretto');
export const keepMine = text('delivery.keepMine', 'Tieni il mio');
export const saveChange = text('delivery.saveChange', 'Salva');
export const partWhere = text('delivery.partWhere', 'Dove');
export const partDoor = text('delivery.partDoor', 'Alla porta');
export const partName = text('delivery.partName', 'Per ritrovarlo');
