import { isSearch } from '../sql/catalogue/search.ts';

/** What a list of products is asked for, decoded; `filters` by parameter name (wire P3). */
export interface Asked {
  q?: string;
  barcode?: string;
  parent_category_id?: number;
  category_id?: number;
  vendor_id?: number;
  promo?: boolean;
  new_product?: boolean;
  tp?: boolean;
  /** Only these products, such as those that a customer prefers. */
  among?: ReadonlySet<number>;
  facets: ReadonlyMap<string, readonly number[]>;
}

/** As many as an address of 8 kB can hold (DATA-09). */
const MOST_IDS = 5_000;

/** `vendor_id:1,2;product_class_10000:7` as a map; invalid groups and ids are ignored. */
export function readFacets(filters: string | undefined): Map<string, number[]> {
  const facets = new Map<string, number[]>();
  for (const group of (filters ?? '').split(';').slice(0, 20)) {
    const [name, list] = group.split(':');
    const ids = (list ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, MOST_IDS);
    if (name && /^(vendor_id|product_class_\d+)$/.test(name) && ids.length > 0) facets.set(name, ids);
  }
  return facets;
}

/** Words that hold nothing to look for, such as `%` or an emoji: nothing is found (DATA-10). */
export const isNonsense = (q: string | undefined): boolean => (q ?? '').trim() !== '' && !isSearch(q);
