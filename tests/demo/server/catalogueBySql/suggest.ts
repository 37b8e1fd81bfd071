import { sql } from 'kysely';
import type { Suggestion } from '../../../../core/schema/suggestion.ts';
import type { Db } from '../../../../demo/server/database/database.ts';
import { corrected, fit } from '../../../../demo/server/sql/catalogue/search.ts';
import { productRows, withCardColumns } from '../../../../demo/server/sql/catalogue/productRows.ts';
import { toProduct } from '../../../../demo/server/sql/catalogue/toProduct.ts';
import { plainWords } from '../../../../demo/shop/catalogue/words.ts';
import { matching } from './matching.ts';

const SHORTEST = 3;
const MOST = 10;

/** What the customer may mean, asked of the tables. */
export async function suggest(db: Db, warehouse: number, q: string): Promise<{ suggestions: Suggestion[] }> {
  const given = plainWords(q).slice(0, 100);
  if (given.replaceAll(' ', '').length < SHORTEST) return { suggestions: [] };
  const facets = new Map<string, number[]>();
  const count = async (words: string) =>
    (
      await productRows(db, warehouse)
        .select(sql<number>`count(*)::integer`.as('n'))
        .where(matching({ q: words, facets }))
        .executeTakeFirstOrThrow()
    ).n;

  const hits = await count(given);
  const words = hits > 0 ? given : await corrected(db, given);
  const total = words === given ? hits : words === undefined ? 0 : await count(words);
  if (words === undefined || total === 0) return { suggestions: [] };
  const like = `${words.replace(/[%_\\]/g, '\\$&')}%`;

  const categories = (
    await sql<{
      category_id: number;
      name: string;
      slug: string;
    }>`select category_id, name, slug from category where depth > 0 and (lower(unaccent(name)) like ${like} or lower(unaccent(name)) like ${`% ${like}`}) order by depth, priority, category_id limit 2`.execute(
      db,
    )
  ).rows;
  const vendors = (
    await sql<{
      vendor_id: number;
      name: string;
    }>`select vendor_id, name from vendor where lower(unaccent(name)) like ${like} order by name limit 2`.execute(db)
  ).rows;
  const room = MOST - 1 - categories.length - vendors.length;
  const products = await withCardColumns(productRows(db, warehouse))
    .where(matching({ q: words, facets }))
    .orderBy(sql`${fit(words)} desc, product.product_id`)
    .limit(room)
    .execute();

  return {
    suggestions: [
      { type: 'keyword', id: 0, name: words === given ? q.trim() : words, count: total },
      ...categories.map((row) => ({
        type: 'category' as const,
        id: row.category_id,
        name: row.name,
        slug: row.slug,
        itemUrl: `/category/${row.slug}`,
      })),
      ...vendors.map((row) => ({ type: 'vendor' as const, id: row.vendor_id, name: row.name })),
      ...products.map(toProduct).map((product) => ({
        type: 'product' as const,
        id: product.productId,
        name: `${product.name} ${product.shortDescr} ${product.description}`.trim(),
        slug: product.slug,
        itemUrl: product.itemUrl,
        mediaURL: product.mediaURL,
        priceDisplay: product.priceDisplay,
        priceUmDisplay: product.priceUmDisplay,
        weightUnitDisplay: product.weightUnitDisplay,
        priceUnitDisplay: product.priceUnitDisplay,
      })),
    ],
  };
}
