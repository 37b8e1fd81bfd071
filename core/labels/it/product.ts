/* The one text that the specification names by this area (§8). */
import { text } from '../text.ts';

export const notAvailable = text('product.notAvailable', 'Non disponibile');
export const withdrawalExcluded = text('product.withdrawalExcluded', 'Recesso escluso: deperibile');
