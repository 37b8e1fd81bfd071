import type { ShopCategory } from '../types.ts';
import type { Department } from './department.ts';
import { freshDepartments } from './treeFresh.ts';
import { groceryDepartments } from './treeGrocery.ts';
import { homeDepartments } from './treeHome.ts';
import { slugOf } from './words.ts';

const departments: readonly Department[] = [...freshDepartments, ...groceryDepartments, ...homeDepartments];

function branch(department: Department, rootId: number): ShopCategory[] {
  const rootSlug = slugOf(department.name);
  const { name, description } = department;
  const shelves = department.shelves.flatMap(([shelf, subject, leaves], at): ShopCategory[] => {
    const shelfId = rootId * 100 + at + 1;
    const slug = `${rootSlug}/${slugOf(shelf)}`;
    return [
      { categoryId: shelfId, parentId: rootId, name: shelf, slug, subject },
      ...leaves.map(([leaf, icon], order) => ({
        categoryId: shelfId * 100 + order + 1,
        parentId: shelfId,
        name: leaf,
        slug: `${slug}/${slugOf(leaf)}`,
        subject: icon,
      })),
    ];
  });
  return [
    { categoryId: rootId, parentId: 1, name, slug: rootSlug, subject: department.subject, description },
    ...shelves,
  ];
}

/** The whole tree: 1 is the whole shop, 2… the departments, then shelves (3 or 4 digits) and leaves (5 or 6 digits). */
export const categories: readonly ShopCategory[] = [
  {
    categoryId: 1,
    parentId: null,
    name: 'Tutti i reparti',
    slug: 'tutti-i-reparti',
    subject: 'basket',
    description: 'Tutto quello che trovi nei nostri negozi, dalla frutta di stagione ai prodotti per la casa.',
  },
  ...departments.flatMap((department, at) => branch(department, at + 2)),
];

const leaves = new Map(
  categories.filter(({ categoryId }) => categoryId > 9_999).map((leaf) => [leaf.slug.split('/').at(-1)!, leaf]),
);

/** The leaf with that last part of its slug, which is unique in the tree; throws if there is none. */
export function leaf(slug: string): ShopCategory {
  const found = leaves.get(slug);
  if (!found) throw new Error(`No leaf category ${slug}`);
  return found;
}

/** The department (2…) that a category belongs to. */
export const departmentOf = (categoryId: number): number =>
  categoryId > 9_999 ? Math.floor(categoryId / 10_000) : categoryId > 99 ? Math.floor(categoryId / 100) : categoryId;
