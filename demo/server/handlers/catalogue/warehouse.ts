import type { Context } from '../../context.ts';
import { stores } from '../../../shop/stores.ts';

/** The warehouse whose prices and stock the caller sees: the default store's. */
export async function warehouseOf(_context: Context): Promise<number> {
  return stores[0]!.warehouseId;
}
