import { WHOLE_SHOP } from '../catalogue/categories.ts';
import type { CatalogueView } from '../catalogue/view.ts';
import { quoted } from '../language/quoted.ts';
import type { OrderItemRow } from '../sql/orders/orders.ts';

/** The lines of an order that are picked at one place of the store. */
export interface Aisle {
  name: string;
  items: readonly OrderItemRow[];
}

type Tree = Pick<CatalogueView, 'category' | 'childrenOf'>;

/** Depth-first order of the tree below a category. */
const idsBelow = (tree: Tree, parentId: number): number[] =>
  tree.childrenOf(parentId).flatMap(({ category_id }) => [category_id, ...idsBelow(tree, category_id)]);

const pathOf = (tree: Tree, categoryId: number): string =>
  (tree.category(categoryId)?.path ?? []).map(({ name }) => name).join(' › ');

/** An order's lines by aisle, in the order of the catalogue's departments and by name inside; a product's category stands for its shelf. */
export function aislesOf(tree: Tree, items: readonly OrderItemRow[]): Aisle[] {
  const ids = idsBelow(tree, WHOLE_SHOP);
  const known = new Set(ids);
  const byName = items.toSorted((a, b) => quoted(a.product).localeCompare(quoted(b.product), 'it'));
  return [
    ...ids.map((id) => ({
      name: pathOf(tree, id),
      items: byName.filter(({ product }) => product.categoryId === id),
    })),
    { name: 'Altri prodotti', items: byName.filter(({ product }) => !known.has(product.categoryId ?? 0)) },
  ].filter((aisle) => aisle.items.length > 0);
}
