import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/database.ts';
import { ownerOf, type Owner } from '../owner.ts';

/** The products that somebody prefers: those of the own lists, and what a customer has bought before. */
function preferredOf(owner: Owner): RawBuilder<number> {
  const { column, id } = ownerOf(owner);
  return sql<number>`select product_id from wishlist_item join wishlist using (list_id) where ${sql.ref(column)} = ${id} union select product_id from order_item join shop_order using (order_id) where user_id = ${owner.userId}`;
}

/** Their ids; nobody's are none. */
export async function preferredProducts(db: Db, owner: Owner): Promise<Set<number>> {
  const { rows } = await sql<{ product_id: number }>`${preferredOf(owner)}`.execute(db);
  return new Set(rows.map((row) => row.product_id));
}
