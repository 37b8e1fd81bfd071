import { readable } from '../../../core/rules/text.ts';
import type { Category, CategoryBlock } from '../../../core/schema/catalogue.ts';

/** A tab of products: its title, and the slug of the category where all of them are. */
export interface Tab {
  id: string;
  title: string;
  slug: string;
}

/** Levels of the tree in which an editor's category is sought. */
export const treeDepth = 3;

/** Names of a list with commas, each once. */
export const named = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
const flat = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flat(category.categories ?? [])]);

/** The tabs of the editor's categories, in the editor's order; ids that the shop does not know are left out. */
export function tabsOfCategories(ids: readonly string[], tree: readonly Category[]): Tab[] {
  const all = flat(tree);
  return ids
    .flatMap((id) => all.filter(({ categoryId }) => String(categoryId) === id).slice(0, 1))
    .map(({ categoryId, name, slug }) => ({ id: String(categoryId), title: readable(name), slug }));
}

/** The tabs of the blocks with these codes, else of all product tabs of the category. */
export function tabsOfBlocks(codes: readonly string[], blocks: readonly CategoryBlock[]): Tab[] {
  const chosen = blocks.filter(({ templateBlock, templateBlockType }) =>
    codes.length ? codes.includes(templateBlock.codInt) : templateBlockType.modeName === 'ProductTab',
  );
  return chosen.map(({ categoryBlockId, templateBlock, metaData }) => ({
    id: String(categoryBlockId),
    title: metaData?.category_block?.TITLE ?? templateBlock.name ?? templateBlock.codInt,
    slug: metaData?.category_block?.SHOW_ALL_SLUG ?? '',
  }));
}
