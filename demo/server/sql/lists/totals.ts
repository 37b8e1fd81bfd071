import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { productRows } from '../catalogue/productRows.ts';

/** What of these lists a warehouse can sell now: what it costs, in cents, and how many lines it is, by list. */
export async function listTotals(
  db: Db,
  listIds: readonly number[],
  warehouseId: number,
): Promise<Map<number, { total: number; available: number }>> {
  if (listIds.length === 0) return new Map();
  const rows = await productRows(db, warehouseId)
    .innerJoin('wishlist_item as line', 'line.product_id', 'product.product_id')
    .where('line.list_id', 'in', [...listIds])
    .where((stock) => stock.or([stock('stock.available', 'is', null), stock('stock.available', '>', 0)]))
    .groupBy('line.list_id')
    .select([
      'line.list_id',
      sql<number>`sum(round(price.paid * line.quantity / 1000.0))::integer`.as('total'),
      sql<number>`count(*)::integer`.as('available'),
    ])
    .execute();
  return new Map(rows.map(({ list_id, ...sums }) => [list_id, sums]));
}
