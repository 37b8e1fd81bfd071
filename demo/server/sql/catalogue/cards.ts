import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Db } from '../../context.ts';
import type { ProductRow } from './productRows.ts';
import { toProduct } from './toProduct.ts';

/** Products as cards show them: with the classes that their tooltip names (§2). */
export async function cardsOf(db: Db, rows: readonly ProductRow[]): Promise<Product[]> {
  const ids = [...new Set(rows.flatMap((row) => row.class_ids))];
  const classes = ids.length > 0 ? await db.selectFrom('product_class').selectAll().where('product_class_id', 'in', ids).orderBy('product_class_id').execute() : [];
  return rows.map((row) => ({
    ...toProduct(row),
    productClasses: classes
      .filter(({ product_class_id }) => row.class_ids.includes(product_class_id))
      .map((group) => ({ productClassId: group.product_class_id, productClassGroupId: group.group_id, name: group.name, description: group.description })),
  }));
}
