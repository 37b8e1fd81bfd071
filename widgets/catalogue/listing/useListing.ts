import { useLayoutEffect, useRef } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { settledFacets } from '../../../core/rules/facets.ts';
import {
  changeFilters,
  countFilters,
  noFilters,
  toggleFacet,
  type ProductFilters,
} from '../../../core/rules/productFilters.ts';
import type { Facet, ProductList } from '../../../core/schema/catalogue.ts';
import type { Prefetch } from '../../element/defineWidget.ts';
import { fillPlan, type Place } from '../../element/plan.ts';
import { plannedInput, usePlanned } from '../../hooks/usePlanned.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useFavouritesFirst } from './useFavouritesFirst.ts';
import { useFilters } from './useFilters.ts';

/** The list that the server printed, not asked for. */
function printed(
  query: ReturnType<typeof useSpesa>['query'],
  plans: readonly Prefetch[],
  place: Place,
): ProductList | undefined {
  const plan = plans.find(({ endpoint }) => endpoint.name === catalogue.products.name);
  const input = plan && fillPlan(plan, {}, place);
  return input && query.peek(catalogue.products, input).data;
}

interface ListingOptions {
  /** What is searched for. */
  words?: string;
  /** Customers with favourites begin with these. */
  favouritesFirst?: boolean;
}

/** A page of products with its filters in the address. The old list stays until the new one is there; an older answer never replaces it (NET-16). */
export function useListing(
  plans: readonly Prefetch[],
  route: Record<string, string>,
  { words, favouritesFirst = false }: ListingOptions = {},
) {
  const spesa = useSpesa();
  const first = useFavouritesFirst(favouritesFirst);
  const { filters, said, query, href, go: write } = useFilters(first ?? false);
  const askedOf = (given: string | URLSearchParams) => {
    const asked = new URLSearchParams(given);
    if (words) asked.set('q', words);
    return asked;
  };
  const asked = askedOf(query);
  const waiting = first === undefined && !said;
  const { status, data, reload } = usePlanned(
    plans,
    catalogue.products,
    {},
    { route: waiting ? {} : route, query: asked },
  );
  const ahead = useRef<(() => void) | undefined>(undefined);
  /** Asks before anything is drawn anew: the call is under way while a slow phone draws. */
  const go = (next: ProductFilters) => {
    const input = plannedInput(
      plans,
      catalogue.products,
      {},
      { route, query: askedOf(new URL(href(next), location.href).search) },
    );
    ahead.current?.();
    ahead.current = input ? spesa.query.watch(catalogue.products, input) : undefined;
    write(next);
  };
  useLayoutEffect(() => {
    ahead.current?.();
    ahead.current = undefined;
  });
  const last = useRef<ProductList | undefined>(undefined);
  const askedFor = useRef('');
  const facets = useRef<{ of?: ProductList; settled: readonly Facet[] }>({ settled: [] });
  if (data) {
    last.current = data;
    askedFor.current = asked.toString();
  }
  if (waiting) last.current ??= printed(spesa.query, plans, { route, query: asked });
  const list = status === 'failed' ? undefined : (data ?? last.current);
  if (list && facets.current.of !== list)
    facets.current = { of: list, settled: settledFacets(facets.current.settled, list.facets ?? []) };

  return {
    filters,
    chosen: countFilters(filters),
    list,
    /** What the list answers: the cards of another answer are others, even of the same product, so none of them moves. */
    askedFor: askedFor.current,
    facets: facets.current.settled,
    /** Another list is on its way: this one is of an earlier choice. */
    stale: list !== undefined && status !== 'ready' && status !== 'old' && !waiting,
    /** The favourites have been chosen for the customer, and their list is not there yet. */
    begun: filters.preferred && !said && !data && status !== 'failed',
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
