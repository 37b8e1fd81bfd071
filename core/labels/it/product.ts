import { addLabels } from '../label.ts';

/** The one text that the specification names by this area (§8). */
export const product = addLabels('product', {
  notAvailable: 'Non disponibile',
});
