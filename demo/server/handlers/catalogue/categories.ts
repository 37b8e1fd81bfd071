import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { catalogue } from '../../../../core/api/endpoints/catalogue.ts';
import type { Category, CategoryBlock, CategoryPage, ProductList } from '../../../../core/schema/catalogue.ts';
import { inWords } from '../../language/names.ts';
import { categoryPage, categoryTree as tree, listOfBlock } from '../../catalogue/categories.ts';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../http/problem.ts';

/** GET /category?depth=: the tree, whole without `depth`, with `q` only the branches that have hits, with `filtered` only those with something to buy. */
export async function categoryTree(
  { depth, q, filtered }: DecodedInputOf<typeof catalogue.categoryTree>,
  context: Context,
): Promise<{ categories: Category[] }> {
  const view = await context.catalogue.current();
  return { categories: await tree(view, view.warehouseOf(context.hash), depth, { q, filtered }) };
}

/** GET /category?slug= or ?categoryId=: one category with blocks, rows and children, these narrowed by `q` and `filtered` as in the tree; `home` is the home page (wire P5). */
export async function category(
  { slug, categoryId, q, filtered }: DecodedInputOf<typeof catalogue.category>,
  context: Context,
): Promise<{ category: CategoryPage }> {
  const view = await context.catalogue.current();
  const page = await categoryPage(view, view.warehouseOf(context.hash), { slug, categoryId }, { q, filtered });
  if (!page) throw notFound('category.notFound', 'Questo reparto non esiste.');
  return { category: page };
}

const withProducts = ['ProductSlider', 'CrmProductSlider', 'ProductTab'];

/** GET /category-block/info: one block, with the products that it shows. */
export async function categoryBlock(
  { categoryBlockId }: DecodedInputOf<typeof catalogue.categoryBlock>,
  context: Context,
): Promise<{ categoryBlock: CategoryBlock } & Partial<ProductList>> {
  const view = await context.catalogue.current();
  const warehouse = view.warehouseOf(context.hash);
  const block = view.pages
    .flatMap((page) => page.blocks)
    .find((each) => each.categoryBlockId === Math.floor(categoryBlockId));
  if (!block) throw notFound('block.notFound', 'Questo blocco non esiste.');
  if (!withProducts.includes(block.templateBlockType.modeName)) return { categoryBlock: inWords(block) };
  const { page, articles } = await listOfBlock(view, warehouse, block.metaData?.['category_block'] ?? {});
  return { categoryBlock: inWords(block), page, products: articles.map(view.assortment(warehouse).card) };
}
