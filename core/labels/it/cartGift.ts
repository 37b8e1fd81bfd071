import { text } from '../text.ts';

export const giftItemTitle = text('cart.giftItemTitle', 'Quale prodotto vuoi in omaggio?');
export const giftItemLegend = text('cart.giftItemLegend', 'Prodotti del carrello');
export const giftItemSubmit = text('cart.giftItemSubmit', 'Scegli questo');
export const giftNoLine = text(
  'cart.giftNoLine',
  'Nel carrello non c’è un prodotto libero per questo buono: resta valido.',
);
export const giftNotChosen = text(
  'cart.giftNotChosen',
  'Non hai scelto il prodotto in omaggio: il buono resta valido.',
);
export const giftChosen = text('cart.giftChosen', 'In omaggio con il buono: {name}');
