import { stores } from '../../../shop/stores.ts';
import type { Context } from '../../http/context.ts';
import { findCart } from '../../sql/cart/carts.ts';

const defaultWarehouse = stores[0]!.warehouseId;

/** The warehouse whose prices and stock a shared answer has: that of the address's `hash` (ruling 25), else the default store's. */
export function warehouseOfHash(hash: string | undefined): number {
  const asked = Number(/^w(\d{1,9})d/.exec(hash ?? '')?.[1]);
  return stores.some(({ warehouseId }) => warehouseId === asked) ? asked : defaultWarehouse;
}

/** The warehouse whose prices and stock the caller sees: the one that serves the caller's cart, else the default store's. */
export async function warehouseOf({ db, session }: Context): Promise<number> {
  const cart = session && (await findCart(db, session));
  return cart?.warehouse_id ?? defaultWarehouse;
}
