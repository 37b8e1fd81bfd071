import { text } from '../text.ts';

export const where = text('delivery.finderWhere', 'La tua città o il tuo CAP');
export const reached = text('delivery.finderReached', 'A {place} portiamo la spesa a casa.');
export const notYet = text('delivery.finderNotYet', 'Per ora a {place} non arriviamo: puoi ritirare in un negozio.');
export const lockers = text('delivery.finderLockers', 'Vedi gli armadietti');
export const notThere = text(
  'delivery.finderNotThere',
  'Non arriviamo ancora in provincia di {place}: puoi ritirare la spesa in un negozio o in un armadietto.',
);
export const pickup = text('delivery.finderPickup', 'Vedi i negozi');
export const add = text('delivery.finderAdd', 'Aggiungi un indirizzo a {place}');
export const waysHere = text('delivery.finderWaysHere', 'Qui puoi ricevere la spesa così:');
export const feeFrom = text('delivery.finderFeeFrom', 'da {fee}');
export const nearest = text('delivery.finderNearest', 'Il più vicino: {name}');
