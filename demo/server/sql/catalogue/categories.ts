import type { BreadCrumb, Category } from '../../../../core/schema/catalogue.ts';
import type { Db } from '../../context.ts';

interface CategoryRow {
  category_id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  depth: number;
  priority: number;
  info: Record<string, string>;
  path: BreadCrumb[];
}

const WHOLE_SHOP = 1;

const toNode = (row: CategoryRow): Category => ({
  categoryId: row.category_id,
  name: row.name,
  slug: row.slug,
  ...(row.parent_id && row.parent_id !== WHOLE_SHOP ? { parentId: row.parent_id } : {}),
  itemUrl: `/category/${row.slug}`,
  priority: row.priority,
  metaData: { category_info: row.info },
});

const rowsOf = (db: Db): Promise<CategoryRow[]> => db.selectFrom('category').selectAll().orderBy('priority').execute();

/** The tree below the whole shop down to `depth` levels; `only` keeps these nodes and their ancestors (§3, P5). */
export async function categoryTree(db: Db, depth: number, only?: ReadonlySet<number>): Promise<Category[]> {
  const rows = await rowsOf(db);
  const below = (parentId: number, level: number): Category[] =>
    level > depth
      ? []
      : rows
          .filter((row) => row.parent_id === parentId && (!only || only.has(row.category_id)))
          .map((row) => {
            const categories = below(row.category_id, level + 1);
            return { ...toNode(row), ...(categories.length > 0 ? { categories } : {}) };
          });
  return below(WHOLE_SHOP, 1);
}

export async function findCategory(db: Db, by: { slug?: string | undefined; categoryId?: number | undefined }): Promise<CategoryRow | undefined> {
  const query = db.selectFrom('category').selectAll();
  if (by.slug) return query.where('slug', '=', by.slug).executeTakeFirst();
  return by.categoryId ? query.where('category_id', '=', by.categoryId).executeTakeFirst() : undefined;
}

export async function childrenOf(db: Db, categoryId: number): Promise<Category[]> {
  const rows = await db.selectFrom('category').selectAll().where('parent_id', '=', categoryId).orderBy('priority').execute();
  return rows.map(toNode);
}
