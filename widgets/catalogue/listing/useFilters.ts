import { useCallback, useEffect, useMemo, useState } from 'react';
import { readFilters, writeFilters, type ProductFilters } from '../../../core/rules/productFilters.ts';

export interface AddressFilters {
  filters: ProductFilters;
  /** The query as the filters write it, foreign parameters kept. */
  query: URLSearchParams;
  href(filters: ProductFilters): string;
  /** Puts the filters into the address as a new entry of the history. */
  go(filters: ProductFilters): void;
}

/** The filters of a list, kept in the page's address: back, forward and shared links work. */
export function useFilters(): AddressFilters {
  const [search, setSearch] = useState(() => location.search);
  useEffect(() => {
    const read = () => setSearch(location.search);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const filters = useMemo(() => readFilters(search), [search]);
  const query = useMemo(() => new URLSearchParams(writeFilters(filters, search)), [filters, search]);
  const href = useCallback((next: ProductFilters) => `${location.pathname}${writeFilters(next, search)}`, [search]);
  const go = useCallback(
    (next: ProductFilters) => {
      history.pushState(null, '', href(next));
      setSearch(location.search);
    },
    [href],
  );
  return { filters, query, href, go };
}
