import { sql } from 'kysely';
import type { Db } from '../../../../demo/server/database/database.ts';
import { isSearch } from '../../../../demo/server/sql/catalogue/search.ts';
import { productRows } from '../../../../demo/server/sql/catalogue/productRows.ts';
import { matching } from './matching.ts';

/** Ids of the categories that a narrowed tree has, asked of the tables. */
export async function categoriesWith(
  db: Db,
  warehouse: number,
  { q, filtered }: { q: string; filtered: boolean },
): Promise<number[]> {
  const found = productRows(db, warehouse)
    .select('product.category_id')
    .where(matching({ ...(isSearch(q) && { q }), facets: new Map() }))
    .where(filtered ? sql<boolean>`coalesce(stock.available, 1) > 0` : sql<boolean>`true`);
  const rows = await db
    .selectFrom('category_branch')
    .innerJoin('category', 'category.category_id', 'category_branch.ancestor_id')
    .select('category.category_id')
    .distinct()
    .where('category.depth', '>', 0)
    .$if(isSearch(q) || filtered, (query) => query.where('category_branch.category_id', 'in', found))
    .execute();
  return rows.map((row) => row.category_id).sort((a, b) => a - b);
}
