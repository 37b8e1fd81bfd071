import { text } from '../text.ts';

export const cost = text('delivery.feeCost', 'Costo');
export const nothing = text('delivery.feeNothing', 'Gratis');
export const freeFrom = text('delivery.feeFreeFrom', 'Gratis da');
export const least = text('delivery.feeLeast', 'Spesa minima');
export const none = text('delivery.feeNone', 'Nessuna');
export const where = text('delivery.feeWhere', 'Dove');
export const postcodes = text('delivery.feePostcodes', 'CAP {list}');
export const slots = text(
  'delivery.feeSlots',
  'Alcune fasce orarie costano un po’ di più o di meno: il prezzo è scritto accanto a ognuna.',
);
