import { FURTHER_FROM } from '../catalogue/assortment.ts';
import { shop } from '../shop.ts';
import { photo } from './photo.ts';

const MOST = 20_000;
const STEP = 5_000;

/** The drawings of the reference shop of whatever size: a product beyond the base assortment makes the album as large as its id needs, at most 20,000. */
export function createAlbum(): (path: string) => string | undefined {
  let data = shop();
  const base = data.products.length;
  return (path) => {
    const id = Number(/^\/photo\/prodotti\/\w+\/(\d{1,7})-/.exec(path)?.[1] ?? 0);
    const needed = id < FURTHER_FROM ? base : base + id - FURTHER_FROM + 1;
    if (needed > data.products.length && needed <= MOST) data = shop({ products: Math.ceil(needed / STEP) * STEP });
    return photo(path, data);
  };
}
