import { text } from '../text.ts';

export const choose = text('delivery.finderChoose', 'Scegli');
export const chooseName = text('delivery.finderChooseName', 'Scegli: {name}');
export const notHere = text('delivery.finderNotHere', 'A questo indirizzo per ora non c’è');
export const pickupWhy = text(
  'delivery.finderPickupWhy',
  'Il negozio e l’orario del ritiro si scelgono con il tuo account.',
);
export const pickupLogin = text('delivery.finderPickupLogin', 'Accedi per ritirare in negozio');
export const nearest = text('delivery.finderStoresNear', 'I negozi più vicini');
export const stores = text('delivery.finderStores', 'Dove puoi ritirare');
export const another = text('delivery.finderAnother', 'Prova un altro indirizzo');
export const check = text('delivery.finderCheck', 'Controlla');
