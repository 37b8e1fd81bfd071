import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/database.ts';

/** The products that a customer prefers: those of the own lists and those bought before. */
const preferredOf = (userId: number): RawBuilder<number> =>
  sql<number>`select product_id from wishlist_item join wishlist using (list_id) where user_id = ${userId} union select product_id from order_item join shop_order using (order_id) where user_id = ${userId}`;

/** Their ids; nobody's are none. */
export async function preferredProducts(db: Db, userId: number): Promise<Set<number>> {
  const { rows } = await sql<{ product_id: number }>`${preferredOf(userId)}`.execute(db);
  return new Set(rows.map((row) => row.product_id));
}
