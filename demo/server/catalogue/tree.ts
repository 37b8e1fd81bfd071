import type { CategoryRow, Surroundings } from './readCatalogue.ts';

/** The categories and brands of the shop, by what they are looked up by. */
export interface Tree {
  category(categoryId: number): CategoryRow | undefined;
  categorySlug(slug: string): CategoryRow | undefined;
  childrenOf(categoryId: number): readonly CategoryRow[];
  /** A category and all above it. */
  categoriesAbove(categoryId: number): readonly number[];
  /** A category and all below it. */
  categoriesBelow(categoryId: number): ReadonlySet<number>;
  readonly categoriesByDepth: readonly CategoryRow[];
  readonly vendorsByName: readonly (readonly [id: number, name: string])[];
}

const nothing: ReadonlySet<number> = new Set();

export function createTree({ categories, ancestors, vendors }: Surroundings): Tree {
  const byId = new Map(categories.map((row) => [row.category_id, row]));
  const bySlug = new Map(categories.map((row) => [row.slug, row]));
  const children = new Map<number | null, CategoryRow[]>();
  for (const row of categories) children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row]);
  const below = new Map<number, Set<number>>();
  for (const [id, above] of ancestors)
    for (const ancestor of above) below.set(ancestor, (below.get(ancestor) ?? new Set<number>()).add(id));
  return {
    category: (id) => byId.get(id),
    categorySlug: (slug) => bySlug.get(slug),
    childrenOf: (id) => children.get(id) ?? [],
    categoriesAbove: (id) => ancestors.get(id) ?? [],
    categoriesBelow: (id) => below.get(id) ?? nothing,
    categoriesByDepth: categories.toSorted((a, b) => a.depth - b.depth),
    vendorsByName: [...vendors].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)),
  };
}
