import { text } from '../text.ts';

export const vatIncluded = text('cart.vatIncluded', 'IVA inclusa');
export const bagsHint = text('cart.bagsHint', '{n} × {price}, stima: paghi quelli usati');
export const adultTitle = text('cart.adultTitle', 'Alcolici nel carrello');
export const adult = text('cart.adult', 'Dichiaro di avere almeno 18 anni');
export const adultHint = text(
  'cart.adultHint',
  'La vendita ai minori è vietata: alla consegna chiederemo un documento.',
);
export const chooseAddress = text('cart.chooseAddress', 'Scegli dove ricevere la spesa');
export const estimated = text('cart.estimated', 'circa {price}');
export const itemsOne = text('cart.itemsOne', '{n} prodotto');
export const itemsMany = text('cart.itemsMany', '{n} prodotti');
export const codeNotApplicable = text('cart.codeNotApplicable', 'Questo codice non vale per i prodotti nel carrello.');
export const codeAdded = text('cart.codeAdded', 'Applicato: {name}');
export const codeRemoved = text('cart.codeRemoved', 'Codice tolto.');
export const show = text('cart.show', 'Vedi');
export const notAllAdded = text('cart.notAllAdded', 'Non tutto è nel carrello');
export const noneAdded = text('cart.noneAdded', 'Nessun prodotto è stato aggiunto');
export const changedByStore = text('cart.changedByStore', 'Il tuo carrello è cambiato');
export const productsAddFromOrder = text('cart.productsAddFromOrder', 'I prodotti dell’ordine sono nel carrello.');
export const goods = text('cart.goods', 'Prodotti');
export const pickupFee = text('cart.pickupFee', 'Ritiro');
export const deliveryFee = text('cart.deliveryFee', 'Consegna');
export const bags = text('cart.bags', 'Sacchetti per l’ortofrutta');
export const packagingFee = text('cart.packagingFee', 'Confezionamento');
export const totalEstimated = text('cart.totalEstimated', 'Totale stimato');
export const total = text('cart.total', 'Totale');
