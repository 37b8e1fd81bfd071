import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Db } from '../../database/database.ts';
import { productRows, withCardColumns } from './productRows.ts';
import { toProduct } from './toProduct.ts';

/** Gives products as one warehouse sells them, by id; unknown ids are left out. */
export type ProductSource = (ids: readonly number[], warehouseId: number) => Promise<Map<number, Product>>;

/** Products as one warehouse sells them, by id; unknown ids are left out. */
export async function productsById(db: Db, ids: readonly number[], warehouseId: number): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await withCardColumns(productRows(db, warehouseId)).where('product.product_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.product_id, toProduct(row)]));
}

/** Products as the tables have them. */
export const productsIn =
  (db: Db): ProductSource =>
  (ids, warehouseId) =>
    productsById(db, ids, warehouseId);
