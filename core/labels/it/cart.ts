import { addLabels } from '../label.ts';

export const cart = addLabels('cart', {
  title: 'Il tuo carrello',
  productAddText: 'Aggiunto al carrello: {quantity} {unit} di {name}',
  productAddError: 'Non è stato possibile aggiungere il prodotto.',
  productsAddError: 'Non è stato possibile aggiungere i prodotti.',
  productsAddFromOrder: 'I prodotti dell’ordine sono nel carrello.',
  productRemoved: 'Prodotto tolto dal carrello.',
  productsRemoved: 'Prodotti tolti dal carrello.',
  undo: 'Annulla',
  removeTitle: 'Togliere il prodotto?',
  removeText: '{name} verrà tolto dal carrello.',
});
