import type { Db } from '../../database/database.ts';

/** Takes a quantity (thousandths) off a warehouse's stock if so much is there; false if not. Unlimited stock (null) gives without end. */
export async function takeStock(db: Db, warehouseId: number, productId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock')
    .set((expression) => ({ available: expression('available', '-', quantity) }))
    .where('warehouse_id', '=', warehouseId)
    .where('product_id', '=', productId)
    .where((expression) =>
      expression.or([expression('available', 'is', null), expression('available', '>=', quantity)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function returnStock(db: Db, warehouseId: number, productId: number, quantity: number): Promise<void> {
  await db
    .updateTable('stock')
    .set((expression) => ({ available: expression('available', '+', quantity) }))
    .where('warehouse_id', '=', warehouseId)
    .where('product_id', '=', productId)
    .execute();
}
