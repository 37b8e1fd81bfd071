import type { Db } from '../../context.ts';

interface ListLine {
  productId: number;
  quantity: number;
  infos: Record<string, string>;
}

/** The lines of a customer's own list, or nothing if it is not theirs. */
export async function linesOfList(db: Db, listId: number, userId: number): Promise<ListLine[] | undefined> {
  const list = await db.selectFrom('wishlist').select('list_id').where('list_id', '=', listId).where('user_id', '=', userId).executeTakeFirst();
  if (!list) return undefined;
  const rows = await db.selectFrom('wishlist_item').selectAll().where('list_id', '=', listId).orderBy('item_id').execute();
  return rows.map((row) => ({ productId: row.product_id, quantity: row.quantity, infos: row.infos }));
}
