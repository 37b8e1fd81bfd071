import type { Product } from '../../../core/schema/catalogue.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';

/** A product as the real answer in tests/samples has it, with what a test changes. */
export const product = (change: Partial<Product> = {}): Product => ({
  productId: 755877,
  name: 'MEZZE MANICHE N.55',
  shortDescr: 'DIVELLA',
  description: '1 kg',
  slug: 'divella-mezze-maniche-1-kg',
  productInfos: { TIPOLOGIA: 'Pezzo' },
  mediaURL: '/photo/a.jpg',
  price: 1.49,
  priceDisplay: 1.49,
  weightUnitDisplay: 'KG',
  priceUnitDisplay: 'pz',
  priceUmDisplay: 1.49,
  available: 100_000_000,
  ...change,
});

export const rule = (infos: Record<string, string> = {}, change: Partial<Product> = {}) =>
  quantityRule(product({ productInfos: { TIPOLOGIA: 'Pezzo', ...infos }, ...change }));
