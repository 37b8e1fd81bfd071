import { useState } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Category, CategoryBlock } from '../../../core/schema/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import type { ProductTabsProps } from './product-tabs.widget.ts';

const TREE = { depth: 3 };
const named = (list: string): string[] => [...new Set(list.split(',').map((part) => part.trim()).filter(Boolean))];
const flat = (tree: readonly Category[]): Category[] => tree.flatMap((category) => [category, ...flat(category.categories ?? [])]);

/** The tabs of the editor's categories, in the editor's order; ids that the shop does not know are left out. */
function ofCategories(ids: readonly string[], tree: readonly Category[]) {
  const all = flat(tree);
  return ids.flatMap((id) => all.filter(({ categoryId }) => String(categoryId) === id).slice(0, 1)).map(({ categoryId, name, slug }) => ({ id: String(categoryId), title: readable(name), slug }));
}

/** The tabs of the blocks with these codes, else of all product tabs of the category. */
function ofBlocks(codes: readonly string[], blocks: readonly CategoryBlock[]) {
  const chosen = blocks.filter(({ templateBlock, templateBlockType }) => (codes.length ? codes.includes(templateBlock.codInt) : templateBlockType.modeName === 'ProductTab'));
  return chosen.map(({ categoryBlockId, templateBlock, metaData }) => ({ id: String(categoryBlockId), title: metaData?.category_block?.TITLE ?? templateBlock.name ?? templateBlock.codInt, slug: metaData?.category_block?.SHOW_ALL_SLUG ?? '' }));
}

/** The tabs, the chosen one, its products and where all of them are; the products of the others are asked when they are chosen. */
export function useProductTabs({ categories, slug, block, limit }: ProductTabsProps) {
  const links = useLinks();
  const [wanted, setWanted] = useState('');
  const ids = named(categories);
  const tree = useQuery(catalogue.categoryTree, ids.length ? TREE : null);
  const composed = useQuery(catalogue.category, !ids.length && slug ? { slug } : null);
  const source = ids.length ? tree : composed;
  const tabs = ids.length ? tree.data && ofCategories(ids, tree.data.categories) : composed.data && ofBlocks(named(block), composed.data.category.categoryBlocks ?? []);
  const tab = tabs?.find(({ id }) => id === wanted) ?? tabs?.[0];
  const chosen = tab?.id ?? '';
  const listed = useQuery(catalogue.products, ids.length && chosen ? { parent_category_id: Number(chosen), page_size: limit } : null);
  const blocked = useQuery(catalogue.categoryBlock, !ids.length && chosen ? { categoryBlockId: Number(chosen) } : null);
  const reading = !chosen ? source : ids.length ? listed : blocked;
  const products = ids.length ? listed.data?.products : blocked.data && (blocked.data.products ?? []).slice(0, limit);
  const page = ids.length ? listed.data?.page : blocked.data?.page;
  const more = page !== undefined && page.totItems > page.itemsPerPage;
  return { tabs, chosen, showAll: more && tab?.slug ? links.category({ slug: tab.slug }) : '', choose: setWanted, products, failed: reading.status === 'failed', reload: reading.reload, empty: !ids.length && !slug };
}
