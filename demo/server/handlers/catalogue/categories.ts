import { sql } from 'kysely';
import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { catalogue } from '../../../../core/api/endpoints/catalogue.ts';
import type { Category, CategoryBlock, CategoryPage, ProductList } from '../../../../core/schema/catalogue.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../problem.ts';
import { categoryTree as tree, childrenOf, findCategory } from '../../sql/catalogue/categories.ts';
import { listProducts, PAGE_SIZE } from '../../sql/catalogue/listProducts.ts';
import { isSearch, matching } from '../../sql/catalogue/matching.ts';
import { productRows } from '../../sql/catalogue/productRows.ts';
import { warehouseOf } from './warehouse.ts';

const noFacets: ReadonlyMap<string, readonly number[]> = new Map();
const HOME = 'home';

/** Ids of the categories that hold hits, with their ancestors; `filtered` counts only what the caller's store can sell now. */
async function categoriesWith(context: Context, q: string | undefined, filtered: boolean): Promise<Set<number>> {
  const found = productRows(context.db, await warehouseOf(context)).select('product.category_id').where(matching({ ...(q === undefined ? {} : { q }), facets: noFacets }));
  const hits = filtered ? found.where(sql<boolean>`coalesce(stock.available, 1) > 0`) : found;
  const rows = await context.db.selectFrom('category_branch').select('ancestor_id').distinct().where('category_id', 'in', hits).execute();
  return new Set(rows.map((row) => row.ancestor_id));
}

/** The branches that a question is narrowed to; undefined for all. */
const branchesOf = async (context: Context, { q, filtered = false }: { q?: string | undefined; filtered?: boolean | undefined }): Promise<Set<number> | undefined> =>
  isSearch(q) || filtered ? categoriesWith(context, isSearch(q) ? q : undefined, filtered) : undefined;

/** GET /category?depth=: the tree, with `q` only the branches that have hits, with `filtered` only those with something to buy. */
export async function categoryTree({ depth, q, filtered }: DecodedInputOf<typeof catalogue.categoryTree>, context: Context): Promise<{ categories: Category[] }> {
  const only = await branchesOf(context, { q, filtered });
  return { categories: await tree(context.db, Math.min(3, Math.max(1, Math.floor(depth))), only) };
}

/** GET /category?slug= or ?categoryId=: one category with blocks, rows and children, these narrowed by `q` and `filtered` as in the tree; `home` is the home page (proposal P5). */
export async function category(input: DecodedInputOf<typeof catalogue.category>, context: Context): Promise<{ category: CategoryPage }> {
  const { db } = context;
  const only = await branchesOf(context, input);
  const isHome = input.slug === HOME;
  const row = await findCategory(db, isHome ? { categoryId: 1 } : input);
  if (!row) throw notFound('category.notFound', 'Questo reparto non esiste.');
  const slug = isHome ? HOME : row.slug;
  const page = await db.selectFrom('category_page').selectAll().where('slug', '=', slug).executeTakeFirst();
  return {
    category: {
      categoryId: row.category_id,
      name: row.name,
      slug,
      itemUrl: isHome ? '/' : `/category/${row.slug}`,
      ...(row.parent_id && row.parent_id !== 1 ? { parentId: row.parent_id } : {}),
      metaData: { category_info: row.info },
      categories: (await childrenOf(db, row.category_id)).filter(({ categoryId }) => !only || only.has(categoryId)),
      breadCrumbs: isHome ? [] : row.path,
      templateNavItems: page?.nav_items ?? [],
      categoryBlocks: page?.blocks ?? [],
      ...(page ? { template: { codInt: slug, rows: page.rows.map(({ columns }) => ({ columns: [...columns] })) } } : {}),
    },
  };
}

/** GET /category-block/info: one block, with the products that it shows. */
export async function categoryBlock({ categoryBlockId }: DecodedInputOf<typeof catalogue.categoryBlock>, context: Context): Promise<{ categoryBlock: CategoryBlock } & Partial<ProductList>> {
  const { rows } = await sql<{ block: CategoryBlock }>`select block from category_page, jsonb_array_elements(blocks) block where (block->>'categoryBlockId')::integer = ${Math.floor(categoryBlockId)} limit 1`.execute(context.db);
  const block = rows[0]?.block;
  if (!block) throw notFound('block.notFound', 'Questo blocco non esiste.');
  const settings = block.metaData?.['category_block'] ?? {};
  if (!['ProductSlider', 'CrmProductSlider', 'ProductTab'].includes(block.templateBlockType.modeName)) return { categoryBlock: block };
  const asked = { facets: noFacets, promo: settings['PROMO'] === 'true', ...(settings['PARENT_CATEGORY_ID'] ? { parent_category_id: Number(settings['PARENT_CATEGORY_ID']) } : {}), ...(settings['QUERY'] ? { q: settings['QUERY'] } : {}) };
  const { page, products } = await listProducts(context.db, await warehouseOf(context), asked, { pageSize: Number(settings['LIMIT'] ?? PAGE_SIZE) });
  return { categoryBlock: block, page, products };
}
