import type { Context } from '../../http/context.ts';
import { findCart } from '../../sql/cart/carts.ts';
import { defaultWarehouse } from '../../sql/delivery/stores.ts';

/** The warehouse whose prices and stock the caller sees: the one that serves the caller's cart, else the default store's. */
export async function warehouseOf({ db, session }: Context): Promise<number> {
  const cart = session && (await findCart(db, session));
  return cart?.warehouse_id ?? defaultWarehouse(db);
}
