import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../context.ts';

/** The products that a customer prefers: those of the own lists and those bought before. */
export const preferredOf = (userId: number): RawBuilder<number> =>
  sql<number>`select product_id from wishlist_item join wishlist using (list_id) where user_id = ${userId} union select product_id from order_item join shop_order using (order_id) where user_id = ${userId}`;

/** Has the customer any preferred product? (`hasFavorites`, §3) */
export async function hasPreferred(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (${preferredOf(userId)}) as some`.execute(db);
  return rows[0]?.some ?? false;
}
