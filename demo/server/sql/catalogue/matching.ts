import { sql, type RawBuilder } from 'kysely';
import { plainWords } from '../../database/seed/catalogue.ts';
import { preferredOf } from './preferred.ts';

const NOBODY = -1;

/** What a list of products is asked for, decoded; `filters` by parameter name (proposal P3). */
export interface Asked {
  q?: string;
  barcode?: string;
  parent_category_id?: number;
  category_id?: number;
  vendor_id?: number;
  promo?: boolean;
  new_product?: boolean;
  tp?: boolean;
  preferred?: boolean;
  /** Whose lists and orders make a product a preferred one; nobody's for visitors. */
  userId?: number;
  facets: ReadonlyMap<string, readonly number[]>;
}

/** As many as an address of 8 kB can hold (DATA-09). */
const MOST_IDS = 5_000;

/** `vendor_id:1,2;product_class_10000:7` as a map; groups and ids that are none are ignored. */
export function readFacets(filters: string | undefined): Map<string, number[]> {
  const facets = new Map<string, number[]>();
  for (const group of (filters ?? '').split(';').slice(0, 20)) {
    const [name, list] = group.split(':');
    const ids = (list ?? '').split(',').map(Number).filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST_IDS);
    if (name && /^(vendor_id|product_class_\d+)$/.test(name) && ids.length > 0) facets.set(name, ids);
  }
  return facets;
}

/** The words to look for: plain, at most eight. */
export const words = (q: string): string[] => plainWords(q).split(' ').filter(Boolean).slice(0, 8);

/** Words that hold nothing to look for, such as `%` or an emoji: nothing is found (DATA-10). */
const isNonsense = (q: string | undefined): boolean => (q ?? '').trim() !== '' && !isSearch(q);

export const isSearch = (q: string | undefined): q is string => q !== undefined && words(q).length > 0;

/** Every word must be met, by its Italian stem or as a beginning. */
const asQuery = (q: string): RawBuilder<unknown> => sql`to_tsquery('italian', ${words(q).map((word) => `${word}:*`).join(' & ')})`;
const asExact = (q: string): RawBuilder<unknown> => sql`plainto_tsquery('italian', ${words(q).join(' ')})`;

/** How well a product fits the words: a name that starts with them most, then stems; words that only begin alike count against it (“latte” before “senza lattosio”). */
export const fit = (q: string): RawBuilder<number> =>
  sql<number>`(ts_rank(product.search, ${asExact(q)}) * 10 - ts_rank(product.search, ${asQuery(q)}) + case when product.words like ${`${words(q).join(' ')}%`} then 5 else 0 end + word_similarity(${words(q).join(' ')}, product.words))`;

const meets = (q: string): RawBuilder<boolean> => sql<boolean>`(product.search @@ ${asExact(q)} or product.search @@ ${asQuery(q)})`;

/** The condition of one facet group: any of its ids. */
const facetCondition = (name: string, ids: readonly number[]): RawBuilder<boolean> =>
  name === 'vendor_id' ? sql<boolean>`product.vendor_id in (${sql.join(ids)})` : sql<boolean>`product.class_ids && ${`{${ids.join(',')}}`}::integer[]`;

/** Which products match, as one SQL condition. `without` leaves a facet group out, for its own counts. */
export function matching(asked: Asked, { without, facets = true }: { without?: string; facets?: boolean } = {}): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (isNonsense(asked.q)) conditions.push(sql<boolean>`false`);
  if (isSearch(asked.q)) conditions.push(meets(asked.q));
  if (asked.barcode) conditions.push(sql<boolean>`product.barcode = ${asked.barcode}`);
  if (asked.parent_category_id) conditions.push(sql<boolean>`product.category_id in (select category_id from category_branch where ancestor_id = ${asked.parent_category_id})`);
  if (asked.category_id) conditions.push(sql<boolean>`product.category_id = ${asked.category_id}`);
  if (asked.vendor_id) conditions.push(sql<boolean>`product.vendor_id = ${asked.vendor_id}`);
  if (asked.promo) conditions.push(sql<boolean>`price.promo_id is not null`);
  if (asked.new_product) conditions.push(sql<boolean>`product.is_new`);
  if (asked.tp) conditions.push(sql<boolean>`product.always_low`);
  if (asked.preferred) conditions.push(sql<boolean>`product.product_id in (${preferredOf(asked.userId ?? NOBODY)})`);
  if (facets) for (const [name, ids] of asked.facets) if (name !== without) conditions.push(facetCondition(name, ids));
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}
