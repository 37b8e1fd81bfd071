import type { Selectable, Transaction } from 'kysely';
import { isOpen } from '../../../../core/rules/orderActions.ts';
import type { Order } from '../../../../core/schema/orders.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import type { Database, Db } from '../../database/database.ts';
import type { SupplementTables } from '../../database/tables/supplements.ts';
import { fromRome } from '../../time/rome.ts';
import { returnStock } from '../cart/stock.ts';
import type { OrderRow } from './orders.ts';

export type SupplementRow = Selectable<SupplementTables['supplement']>;
export type SupplementItemRow = Selectable<SupplementTables['supplement_item']>;

/** Can something be added to an order? Until it is picked, and its slot has not begun. */
export const isAddable = (order: Pick<OrderRow, 'status' | 'slot_date' | 'begin_time'>, at: Date): boolean =>
  isOpen(order.status) && at < fromRome(order.slot_date, order.begin_time);

export const itemsOfSupplement = (db: Db, supplementId: number): Promise<SupplementItemRow[]> =>
  db
    .selectFrom('supplement_item')
    .selectAll()
    .where('supplement_id', '=', supplementId)
    .orderBy('supplement_item_id')
    .execute();

export const waitingSupplement = (db: Db, orderId: number): Promise<SupplementRow | undefined> =>
  db
    .selectFrom('supplement')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** What was added to an order after another addition, the last first. */
export const placedSupplements = (db: Db, orderId: number, after: number): Promise<SupplementRow[]> =>
  db
    .selectFrom('supplement')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'placed')
    .where('supplement_id', '>', after)
    .orderBy('supplement_id', 'desc')
    .execute();

/** What an order's owner is told of the last thing they added; nothing where nothing was, or it went with a change of the order. */
export async function lastSupplement(db: Db, orderId: number): Promise<Order['supplement']> {
  const row = await db
    .selectFrom('supplement')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('supplement_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || (row.state === 'void' && row.reason === null)) return undefined;
  const asked = await db
    .selectFrom('payment')
    .select('page')
    .where('supplement_id', '=', row.supplement_id)
    .where('state', '=', 'challenge')
    .executeTakeFirst();
  const over = row.reason === 'picking' ? ('late' as const) : ('unpaid' as const);
  return {
    supplementId: row.supplement_id,
    state: row.state === 'void' ? over : row.state,
    grossTotal: toEuro(row.gross_total),
    ...(row.state === 'waiting' && asked?.page && { url: asked.page }),
  };
}

/** Gives up what is still being paid to be added to a locked order: its stock goes back, once; whoever settles its payment gives the money back. False where nothing was. */
export async function giveUpSupplement(
  db: Transaction<Database>,
  orderId: number,
  reason: SupplementRow['reason'],
): Promise<boolean> {
  const row = await db
    .updateTable('supplement')
    .set({ state: 'void', reason })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .returning('supplement_id')
    .executeTakeFirst();
  if (!row) return false;
  const { warehouse_id } = await db
    .selectFrom('shop_order')
    .select('warehouse_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const items = await itemsOfSupplement(db, row.supplement_id);
  for (const { product_id, quantity } of items.sort((a, b) => a.product_id - b.product_id))
    await returnStock(db, warehouse_id, product_id, quantity);
  return true;
}
