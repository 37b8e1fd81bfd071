import { useState } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { named, tabsOfBlocks, tabsOfCategories, treeDepth } from './tabs.ts';
import type { ProductTabsProps } from './product-tabs.widget.ts';

const TREE = { depth: treeDepth };

/** The tabs, the chosen one, its products and where all of them are; the products of the others are asked when they are chosen. */
export function useProductTabs({ categories, slug, block, limit }: ProductTabsProps) {
  const links = useLinks();
  const [wanted, setWanted] = useState('');
  const ids = named(categories);
  const tree = useQuery(catalogue.categoryTree, ids.length ? TREE : null);
  const composed = useQuery(catalogue.category, !ids.length && slug ? { slug } : null);
  const source = ids.length ? tree : composed;
  const tabs = ids.length
    ? tree.data && tabsOfCategories(ids, tree.data.categories)
    : composed.data && tabsOfBlocks(named(block), composed.data.category.categoryBlocks ?? []);
  const tab = tabs?.find(({ id }) => id === wanted) ?? tabs?.[0];
  const chosen = tab?.id ?? '';
  const listed = useQuery(
    catalogue.products,
    ids.length && chosen ? { parent_category_id: Number(chosen), page_size: limit } : null,
  );
  const blocked = useQuery(catalogue.categoryBlock, !ids.length && chosen ? { categoryBlockId: Number(chosen) } : null);
  const reading = !chosen ? source : ids.length ? listed : blocked;
  const products = ids.length ? listed.data?.products : blocked.data && (blocked.data.products ?? []).slice(0, limit);
  const page = ids.length ? listed.data?.page : blocked.data?.page;
  const more = page !== undefined && page.totItems > page.itemsPerPage;
  return {
    tabs,
    chosen,
    showAll: more && tab?.slug ? links.category({ slug: tab.slug }) : '',
    choose: setWanted,
    products,
    failed: reading.status === 'failed',
    reload: reading.reload,
    empty: !ids.length && !slug,
  };
}
