import { sql, type RawBuilder } from 'kysely';
import { isNonsense, type Asked } from '../../../../demo/server/catalogue/question.ts';
import { isSearch, meets } from '../../../../demo/server/sql/catalogue/search.ts';

/** The condition of one facet group: any of its ids. */
const facetCondition = (name: string, ids: readonly number[]): RawBuilder<boolean> =>
  name === 'vendor_id'
    ? sql<boolean>`product.vendor_id in (${sql.join(ids)})`
    : sql<boolean>`product.class_ids && ${`{${ids.join(',')}}`}::integer[]`;

/** Which products match, as one SQL condition. `without` leaves a facet group out, for its own counts. */
export function matching(
  asked: Asked,
  { without, facets = true }: { without?: string; facets?: boolean } = {},
): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (isNonsense(asked.q)) conditions.push(sql<boolean>`false`);
  if (isSearch(asked.q)) conditions.push(meets(asked.q));
  if (asked.barcode) conditions.push(sql<boolean>`product.barcode = ${asked.barcode}`);
  if (asked.parent_category_id)
    conditions.push(
      sql<boolean>`product.category_id in (select category_id from category_branch where ancestor_id = ${asked.parent_category_id})`,
    );
  if (asked.category_id) conditions.push(sql<boolean>`product.category_id = ${asked.category_id}`);
  if (asked.vendor_id) conditions.push(sql<boolean>`product.vendor_id = ${asked.vendor_id}`);
  if (asked.promo) conditions.push(sql<boolean>`price.promo_id is not null`);
  if (asked.new_product) conditions.push(sql<boolean>`product.is_new`);
  if (asked.tp) conditions.push(sql<boolean>`product.always_low`);
  if (asked.among) conditions.push(sql<boolean>`product.product_id in (${sql.join([...asked.among, 0])})`);
  if (facets) for (const [name, ids] of asked.facets) if (name !== without) conditions.push(facetCondition(name, ids));
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}
