import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readFilters, saysFilters, writeFilters, type ProductFilters } from '../../../core/rules/productFilters.ts';
import { inSlices } from '../../element/inSlices.ts';

export interface AddressFilters {
  filters: ProductFilters;
  /** Does the address say anything of the list by itself? */
  said: boolean;
  /** The query as the filters write it, foreign parameters kept. */
  query: URLSearchParams;
  href(filters: ProductFilters): string;
  /** Puts the filters into the address as a new entry of the history. */
  go(filters: ProductFilters): void;
}

/** The filters of a list, kept in the page's address: back, forward and shared links work. With `favouritesFirst` an address that says nothing means the favourites. */
export function useFilters(favouritesFirst: boolean): AddressFilters {
  const [search, setSearch] = useState(() => location.search);
  const giveUp = useRef(() => {});
  useEffect(() => {
    const read = () => {
      giveUp.current();
      setSearch(location.search);
    };
    read();
    window.addEventListener('popstate', read);
    return () => {
      window.removeEventListener('popstate', read);
      giveUp.current();
    };
  }, []);

  const said = saysFilters(search);
  const filters = useMemo(
    () => ({ ...readFilters(search), ...(favouritesFirst && !said && { preferred: true }) }),
    [search, favouritesFirst, said],
  );
  const query = useMemo(() => new URLSearchParams(writeFilters(filters, search)), [filters, search]);
  const href = useCallback(
    (next: ProductFilters) => `${location.pathname}${writeFilters(next, search, favouritesFirst)}`,
    [search, favouritesFirst],
  );
  const go = useCallback(
    (next: ProductFilters) => {
      const address = href(next);
      setSearch(new URL(address, location.href).search);
      giveUp.current();
      giveUp.current = writeSoon(address);
    },
    [href],
  );
  return { filters, said, query, href, go };
}

/** Writes the address behind the frame that answers the press, since that costs a phone 50 ms and a reload is to find the filters, or before a link is followed, so that Back finds the filters again. Returns how to give up. */
function writeSoon(address: string): () => void {
  const write = () => {
    giveUp();
    history.pushState(null, '', address);
  };
  const beforeLeaving = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) write();
  };
  const cancel = inSlices(write);
  const giveUp = () => {
    cancel();
    document.removeEventListener('click', beforeLeaving, true);
  };
  document.addEventListener('click', beforeLeaving, true);
  return giveUp;
}
