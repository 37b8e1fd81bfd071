import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { CartTables } from '../../database/tables/cart.ts';
import { defaultWarehouse } from '../delivery/stores.ts';
import { ownedBy, ownerOf, type Owner } from '../owner.ts';

export type CartRow = Selectable<CartTables['cart']>;

export async function findCart(db: Db, owner: Owner): Promise<CartRow | undefined> {
  const { column, id } = ownerOf(owner);
  return db.selectFrom('cart').selectAll().where(column, '=', id).executeTakeFirst();
}

/** The warehouse whose prices a newcomer sees: of the favourite store, else of the default one. */
async function firstWarehouse(db: Db, userId: number): Promise<number> {
  const favourite = await db
    .selectFrom('customer')
    .innerJoin('store', 'store.address_id', 'customer.default_store_address_id')
    .select('store.warehouse_id')
    .where('customer.user_id', '=', userId)
    .executeTakeFirst();
  return favourite?.warehouse_id ?? defaultWarehouse(db);
}

/** The owner's cart, if there is one, locked until the transaction ends. */
export async function lockCartIfThere(db: Db, owner: Owner): Promise<CartRow | undefined> {
  const { column, id } = ownerOf(owner);
  return db.selectFrom('cart').selectAll().where(column, '=', id).forUpdate().executeTakeFirst();
}

/** The owner's cart, made if missing, locked until the transaction ends. */
export async function lockCart(db: Db, owner: Owner): Promise<CartRow> {
  const there = await lockCartIfThere(db, owner);
  if (there) return there;
  await db
    .insertInto('cart')
    .values({ ...ownedBy(owner), warehouse_id: await firstWarehouse(db, owner.userId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await lockCartIfThere(db, owner);
  if (!made) throw new Error('the cart vanished while it was made');
  return made;
}

/** Keeps the total, in cents, that the customer is shown before buying. */
export async function keepShownTotal(db: Db, cartId: number, total: number): Promise<void> {
  await db
    .updateTable('cart')
    .set({ shown_total: total })
    .where('cart_id', '=', cartId)
    .where('shown_total', 'is distinct from', total)
    .execute();
}

type Changes = Partial<
  Omit<CartRow, 'cart_id' | 'revision' | 'infos' | 'updated_at' | 'user_id' | 'session_id' | 'recurrent_order_id'>
> & {
  infos?: string;
};

/** Writes the cart's own fields and raises its revision by one. */
export async function saveCart(db: Db, cart: CartRow, changes: Changes = {}): Promise<CartRow> {
  return db
    .updateTable('cart')
    .set((expression) => ({ ...changes, revision: expression('revision', '+', 1), updated_at: sql<Date>`now()` }))
    .where('cart_id', '=', cart.cart_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
