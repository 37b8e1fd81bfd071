import type { Selectable } from 'kysely';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Db } from '../../database/database.ts';
import type { CatalogueTables } from '../../database/tables/catalogue.ts';
import type { ProductRow } from './productRows.ts';
import { toProduct } from './toProduct.ts';

type ClassRow = Selectable<CatalogueTables['product_class']>;

/** A product as cards show it: with the classes that its tooltip names (§2). */
export const cardOf = (row: ProductRow, classes: readonly ClassRow[]): Product => ({
  ...toProduct(row),
  productClasses: classes
    .filter(({ product_class_id }) => row.class_ids.includes(product_class_id))
    .map((group) => ({
      productClassId: group.product_class_id,
      productClassGroupId: group.group_id,
      name: group.name,
      description: group.description,
    })),
});

/** Products as cards show them. */
export async function cardsOf(db: Db, rows: readonly ProductRow[]): Promise<Product[]> {
  const ids = [...new Set(rows.flatMap((row) => row.class_ids))];
  const classes =
    ids.length > 0
      ? await db
          .selectFrom('product_class')
          .selectAll()
          .where('product_class_id', 'in', ids)
          .orderBy('product_class_id')
          .execute()
      : [];
  return rows.map((row) => cardOf(row, classes));
}
