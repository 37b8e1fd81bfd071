import { useRef } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { changeFilters, countFilters, noFilters, toggleFacet, type ProductFilters } from '../../../core/rules/productFilters.ts';
import type { ProductList } from '../../../core/schema/catalogue.ts';
import type { Prefetch } from '../../element/defineWidget.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useFilters } from './useFilters.ts';

/** A page of products with its filters in the address. The old list stays until the new one is there; an older answer never replaces it (NET-16). */
export function useListing(plans: readonly Prefetch[], route: Record<string, string>, words?: string) {
  const { filters, query, href, go } = useFilters();
  const asked = new URLSearchParams(query);
  if (words) asked.set('q', words);
  const { status, data, reload } = usePlanned(plans, catalogue.products, {}, { route, query: asked });
  const last = useRef<ProductList | undefined>(undefined);
  if (data) last.current = data;
  const list = status === 'failed' ? undefined : (data ?? last.current);

  return {
    filters,
    chosen: countFilters(filters),
    list,
    /** Another list is on its way: this one is of an earlier choice. */
    stale: list !== undefined && status !== 'ready' && status !== 'old',
    failed: status === 'failed',
    reload,
    href: (page: number) => href({ ...filters, page }),
    goTo: (page: number) => go({ ...filters, page }),
    change: (change: Partial<Omit<ProductFilters, 'page'>>) => go(changeFilters(filters, change)),
    toggle: (parameterName: string, id: number) => go(toggleFacet(filters, parameterName, id)),
    clear: () => go({ ...noFilters, sort: filters.sort }),
  };
}

export type ListingState = ReturnType<typeof useListing>;
