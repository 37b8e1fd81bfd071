import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { CartTables } from '../../database/tables/cart.ts';

export type LineRow = Selectable<CartTables['cart_item']>;

export interface NewLine {
  productId: number;
  /** Thousandths. */
  quantity: number;
  params: Record<string, string>;
  infos: Record<string, string>;
  insertionTypeId: number;
  deliveryWarehouseId?: number | undefined;
  searchUid?: string | undefined;
}

const sorted = (texts: Record<string, string>) => Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));

/** Equal for lines that are one line: same choices and same notes. */
export const samenessOf = (params: Record<string, string>, infos: Record<string, string>): string =>
  JSON.stringify([sorted(params), sorted(infos)]);

export const linesOf = (db: Db, cartId: number): Promise<LineRow[]> =>
  db.selectFrom('cart_item').selectAll().where('cart_id', '=', cartId).orderBy('item_id').execute();

/** Adds a line, or its quantity to the line that is the same. */
export async function addLine(db: Db, cartId: number, line: NewLine): Promise<void> {
  await db
    .insertInto('cart_item')
    .values({
      cart_id: cartId,
      product_id: line.productId,
      sameness: samenessOf(line.params, line.infos),
      quantity: line.quantity,
      params: JSON.stringify(line.params),
      infos: JSON.stringify(line.infos),
      insertion_type_id: line.insertionTypeId,
      delivery_warehouse_id: line.deliveryWarehouseId ?? null,
      search_uid: line.searchUid ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'product_id', 'sameness'])
        .doUpdateSet((expression) => ({ quantity: expression('cart_item.quantity', '+', line.quantity) })),
    )
    .execute();
}

export async function setQuantity(db: Db, itemId: number, quantity: number): Promise<void> {
  await db.updateTable('cart_item').set({ quantity }).where('item_id', '=', itemId).execute();
}

export async function setInfos(db: Db, line: LineRow, infos: Record<string, string>): Promise<void> {
  await db
    .updateTable('cart_item')
    .set({ infos: JSON.stringify(infos), sameness: samenessOf(line.params, infos) })
    .where('item_id', '=', line.item_id)
    .execute();
}

/** Removes lines of a cart, all of them when no ids are given; returns how many went. */
export async function removeLines(db: Db, cartId: number, itemIds?: readonly number[]): Promise<number> {
  if (itemIds?.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('cart_item')
    .where('cart_id', '=', cartId)
    .$if(itemIds !== undefined, (query) => query.where('item_id', 'in', [...(itemIds ?? [])]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
