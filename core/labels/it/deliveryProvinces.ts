/* The choice of a province in an address. */
import { text } from '../text.ts';

export const served = text('delivery.provincesServed', 'Prima quelle in cui consegniamo.');
