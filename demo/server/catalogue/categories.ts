import type { Category, CategoryPage } from '../../../core/schema/catalogue.ts';
import { isSearch } from '../sql/catalogue/search.ts';
import { inWords, named } from '../language/names.ts';
import { say } from '../language/translate.ts';
import type { CatalogueView } from './view.ts';
import { listProducts } from './listProducts.ts';
import type { CategoryRow } from './readCatalogue.ts';

/** Root of the tree of categories. */
export const WHOLE_SHOP = 1;
const HOME = 'home';
const DEEPEST = 3;
const noFacets: ReadonlyMap<string, readonly number[]> = new Map();

const parentOf = (row: CategoryRow) =>
  row.parent_id && row.parent_id !== WHOLE_SHOP ? { parentId: row.parent_id } : {};

const toNode = (row: CategoryRow): Category => ({
  categoryId: row.category_id,
  name: say(row.name),
  slug: row.slug,
  ...parentOf(row),
  itemUrl: `/category/${row.slug}`,
  priority: row.priority,
  metaData: { category_info: inWords(row.info) },
});

/** Narrows the tree to the branches that have hits for `q`, or something to buy where `filtered`. */
export interface Narrowing {
  q?: string | undefined;
  filtered?: boolean | undefined;
}

/** Ids of the categories that a question leaves, with their ancestors; undefined for all. */
async function branchesOf(
  view: CatalogueView,
  warehouseId: number,
  { q, filtered = false }: Narrowing,
): Promise<ReadonlySet<number> | undefined> {
  if (!isSearch(q) && !filtered) return undefined;
  const assortment = view.assortment(warehouseId);
  const places = isSearch(q)
    ? (await view.hits(q)).flatMap((id) => assortment.place(id) ?? [])
    : assortment.inOrder('across', () => true);
  const categories = view.shelf.categories.values;
  const holding = new Set<number>();
  for (const place of places) if (!filtered || !assortment.isSoldOut(place)) holding.add(categories[place]!);
  return new Set([...holding].flatMap((id) => view.categoriesAbove(id)));
}

/** The tree below the whole shop down to `depth` levels (§3, wire P5). */
export async function categoryTree(
  view: CatalogueView,
  warehouseId: number,
  depth: number | undefined,
  narrowing: Narrowing,
): Promise<Category[]> {
  const only = await branchesOf(view, warehouseId, narrowing);
  const deepest = Math.min(DEEPEST, Math.max(1, Math.floor(depth ?? DEEPEST)));
  const below = (parentId: number, level: number): Category[] =>
    level > deepest
      ? []
      : view
          .childrenOf(parentId)
          .filter((row) => !only || only.has(row.category_id))
          .map((row) => {
            const categories = below(row.category_id, level + 1);
            return { ...toNode(row), ...(categories.length > 0 ? { categories } : {}) };
          });
  return below(WHOLE_SHOP, 1);
}

/** One category with blocks, rows and children, these narrowed as the tree is; the slug `home` is the home page (wire P5). */
export async function categoryPage(
  view: CatalogueView,
  warehouseId: number,
  by: { slug?: string | undefined; categoryId?: number | undefined },
  narrowing: Narrowing,
): Promise<CategoryPage | undefined> {
  const isHome = by.slug === HOME;
  const row = isHome
    ? view.category(WHOLE_SHOP)
    : by.slug
      ? view.categorySlug(by.slug)
      : view.category(by.categoryId ?? -1);
  if (!row) return undefined;
  const only = await branchesOf(view, warehouseId, narrowing);
  const slug = isHome ? HOME : row.slug;
  const page = view.pages.find((each) => each.slug === slug);
  return {
    categoryId: row.category_id,
    name: say(row.name),
    slug,
    itemUrl: isHome ? '/' : `/category/${row.slug}`,
    ...parentOf(row),
    metaData: { category_info: inWords(row.info) },
    categories: view
      .childrenOf(row.category_id)
      .filter((child) => !only || only.has(child.category_id))
      .map(toNode),
    breadCrumbs: isHome ? [] : named(row.path),
    templateNavItems: inWords(page?.nav_items ?? []),
    categoryBlocks: inWords(page?.blocks ?? []),
    ...(page ? { template: { codInt: slug, rows: page.rows.map(({ columns }) => ({ columns: [...columns] })) } } : {}),
  };
}

/** The products that a block of a category page shows, as its settings ask for them. */
export function listOfBlock(view: CatalogueView, warehouseId: number, settings: Record<string, string>) {
  const asked = {
    facets: noFacets,
    promo: settings['PROMO'] === 'true',
    ...(settings['PARENT_CATEGORY_ID'] ? { parent_category_id: Number(settings['PARENT_CATEGORY_ID']) } : {}),
    ...(settings['QUERY'] ? { q: settings['QUERY'] } : {}),
  };
  const limit = settings['LIMIT'];
  return listProducts(view, warehouseId, asked, limit ? { pageSize: Number(limit) } : {});
}
