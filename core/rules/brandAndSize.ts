import type { Product } from '../schema/catalogue.ts';
import { readableBrand } from './text.ts';

/** What tells a product from its namesakes: "La Molisana · 500 g". */
export const brandAndSize = ({ shortDescr, description }: Pick<Product, 'shortDescr' | 'description'>): string =>
  [readableBrand(shortDescr), description].filter(Boolean).join(' · ');
