import { filterNamePattern, idPattern, lastPage } from './addressLimits.ts';

/** What the customer has narrowed a product list to (§4). `facets` holds the chosen ids of each parameter. */
export interface ProductFilters {
  page: number;
  sort: Sort;
  promo: boolean;
  onlyNew: boolean;
  tp: boolean;
  preferred: boolean;
  facets: readonly { parameterName: string; ids: readonly number[] }[];
}

/** The orders of wire P3; the empty one is by relevance. */
export const sorts = ['', 'name asc', 'price asc', 'price desc', 'priceUm asc', 'priority desc'] as const;
export type Sort = (typeof sorts)[number];

export const noFilters: ProductFilters = {
  page: 1,
  sort: '',
  promo: false,
  onlyNew: false,
  tp: false,
  preferred: false,
  facets: [],
};

/** Flags of the filters → their parameters in the address. */
export const flags = { promo: 'promo', onlyNew: 'new', tp: 'tp', preferred: 'preferred' } as const;
type Flag = keyof typeof flags;
const flagNames = Object.keys(flags) as Flag[];
export const parameters: readonly string[] = ['page', 'sort', 'filters', ...Object.values(flags)];

/** Characters of an address that are read as facets; what is longer loses its last values whole (DATA-09). */
export const longestFacets = 8000;

/** As many groups of an address count. */
export const mostFacets = 20;

/** `vendor_id:1,2;product_class_10000:7` by parameter (wire P3); what is neither name nor id is left out. */
export function readFacets(text: string): ProductFilters['facets'] {
  const groups = new Map<string, Set<number>>();
  const whole = text.length > longestFacets ? text.slice(0, longestFacets).replace(/[,;:]?[^,;:]*$/, '') : text;
  for (const group of whole.split(';').slice(0, mostFacets)) {
    const [name = '', list = ''] = group.split(':');
    if (!filterNamePattern.test(name)) continue;
    const ids = list
      .split(',')
      .filter((id) => idPattern.test(id))
      .map(Number);
    if (ids.length) groups.set(name, new Set([...(groups.get(name) ?? []), ...ids]));
  }
  return [...groups]
    .map(([parameterName, ids]) => ({ parameterName, ids: [...ids].sort((a, b) => a - b) }))
    .sort((a, b) => (a.parameterName < b.parameterName ? -1 : 1));
}

const writeFacets = (facets: ProductFilters['facets']): string =>
  facets.map(({ parameterName, ids }) => `${parameterName}:${ids.join(',')}`).join(';');

/** Reads the address's query; what it does not know or cannot read is the default. */
export function readFilters(search: string): ProductFilters {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  const sort = query.get('sort') ?? '';
  const on = (flag: Flag): boolean => /^(?:1|true)$/.test(query.get(flags[flag]) ?? '');
  return {
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
    sort: (sorts as readonly string[]).includes(sort) ? (sort as Sort) : '',
    promo: on('promo'),
    onlyNew: on('onlyNew'),
    tp: on('tp'),
    preferred: on('preferred'),
    facets: readFacets(query.get('filters') ?? ''),
  };
}

/** Does this address say anything of the list by itself: its page, order or filters, be it that they are off? */
export const saysFilters = (search: string): boolean =>
  parameters.some((name) => new URLSearchParams(search).has(name));

/**
 * The query of an address, with its question mark; defaults are left out and foreign parameters of `search` kept.
 * Where lists begin with the favourites (`favouritesFirst`), an address without them says so: `preferred=0`.
 */
export function writeFilters(filters: ProductFilters, search = '', favouritesFirst = false): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string): void => (value ? query.set(name, value) : query.delete(name));
  put('page', filters.page > 1 ? String(filters.page) : '');
  put('sort', filters.sort);
  for (const flag of flagNames) put(flags[flag], filters[flag] ? '1' : '');
  put('filters', writeFacets(filters.facets));
  if (favouritesFirst && !saysFilters(query.toString())) query.set(flags.preferred, '0');
  const text = query.toString();
  return text && `?${text}`;
}

/** Any change but that of the page begins again at page 1 (§4). */
export const changeFilters = (
  filters: ProductFilters,
  change: Partial<Omit<ProductFilters, 'page'>>,
): ProductFilters => ({ ...filters, ...change, page: 1 });

/** The chosen values of a facet. */
export const chosenOf = (filters: ProductFilters, parameterName: string): readonly number[] =>
  filters.facets.find((facet) => facet.parameterName === parameterName)?.ids ?? [];

/** Chooses a value of a facet or gives it up again. */
export function toggleFacet(filters: ProductFilters, parameterName: string, id: number): ProductFilters {
  const known = chosenOf(filters, parameterName);
  const ids = known.includes(id) ? known.filter((other) => other !== id) : [...known, id];
  const others = filters.facets.filter((facet) => facet.parameterName !== parameterName);
  return changeFilters(filters, {
    facets: readFacets(writeFacets(ids.length ? [...others, { parameterName, ids }] : others)),
  });
}

/** How many filters are on; order and page do not count. */
export const countFilters = (filters: ProductFilters): number =>
  flagNames.filter((flag) => filters[flag]).length + filters.facets.reduce((sum, { ids }) => sum + ids.length, 0);
