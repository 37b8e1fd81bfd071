import type { Product } from '../../../core/schema/catalogue.ts';

/** A product's name for people, with brand and size, so that products of the same name differ: «Latte intero Alta Valle, 1 l». */
export const quoted = ({
  name,
  shortDescr,
  description,
}: Pick<Product, 'name' | 'shortDescr' | 'description'>): string =>
  `«${[name, shortDescr].filter(Boolean).join(' ')}${description && description !== 'sfuso' ? `, ${description}` : ''}»`;
