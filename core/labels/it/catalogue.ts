import { addLabels } from '../label.ts';

export const catalogue = addLabels('catalogue', {
  addToCart: 'Aggiungi',
  notAvailable: 'Non disponibile',
  showAll: 'Vedi tutti',
});
