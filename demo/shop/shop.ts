import { baseProducts, furtherProducts } from './catalogue/assortment.ts';
import { classes } from './catalogue/classes.ts';
import { categories } from './catalogue/tree.ts';
import { families } from './families/families.ts';
import { pages } from './pages/pages.ts';
import { passes } from './passes.ts';
import type { ShopData } from './types.ts';

/** How large a shop to seed. */
export interface ShopSize {
  /** Generated products up to this number; absent: the demo's own assortment. */
  products?: number;
}

/** The reference shop as data, the same at every call; with `products` beyond the base assortment, further brands and sizes up to that number. */
export function shop(size: ShopSize = {}): ShopData {
  const base = [...baseProducts(families), ...Object.values(passes)];
  return { categories, classes, products: [...base, ...furtherProducts(families, base, size.products ?? 0)], pages };
}
