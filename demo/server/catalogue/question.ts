import { readFacets } from '../../../core/rules/productFilters.ts';
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

/** The facets that the catalogue has, of those asked for. */
export const knownFacets = (filters = ''): Map<string, readonly number[]> =>
  new Map(
    readFacets(filters)
      .filter(({ parameterName }) => /^(vendor_id|product_class_\d+)$/.test(parameterName))
      .map(({ parameterName, ids }) => [parameterName, ids]),
  );

/** Words that hold nothing to look for, such as `%` or an emoji: nothing is found (DATA-10). */
export const isNonsense = (q: string | undefined): boolean => (q ?? '').trim() !== '' && !isSearch(q);
