import type { Product } from '../../core/schema/catalogue.ts';

/** A product in a text for people, told apart from its namesakes: «Latte intero Alta Valle, 1 l». */
export const quoted = ({ name, shortDescr, description }: Pick<Product, 'name' | 'shortDescr' | 'description'>): string => `«${[name, shortDescr].filter(Boolean).join(' ')}${description && description !== 'al kg' ? `, ${description}` : ''}»`;
