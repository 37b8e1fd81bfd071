import type { Selectable, Transaction } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { SubstitutionReason } from '../../../core/schema/substitutions.ts';
import type { Database, Db as AnyDb } from '../database/database.ts';
import type { OrderTables } from '../database/tables/orders.ts';
import { quoted } from '../language/quoted.ts';
import { Problem, status } from '../http/problem.ts';
import { returnStock, takeStock } from '../sql/cart/stock.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { isNear } from './substitutes.ts';

type Db = Transaction<Database>;
export type SubstitutionRow = Selectable<OrderTables['substitution']>;

/** What is proposed for a line: another product, or without one the same at this weight; thousandths and cents. */
export interface Proposal {
  product: Product | null;
  quantity: number;
  total: number;
  reason: SubstitutionReason;
}

/** Does the customer take a substitute for this line unless they say otherwise (account §5)? */
export const acceptsAlternatives = ({ infos }: Pick<OrderItemRow, 'infos'>): boolean =>
  infos['accept_alternatives'] !== 'false';

const rowOf = (db: Db, itemId: number): Promise<SubstitutionRow | undefined> =>
  db.selectFrom('substitution').selectAll().where('order_item_id', '=', itemId).executeTakeFirst();

/** Does a line wait for its customer's answer? */
export const isAsked = async (db: Db, itemId: number): Promise<boolean> => (await rowOf(db, itemId))?.state === 'asked';

/** A line as it is picked now: what is proposed for it is forgotten, and goes back to the stock. */
export async function dropSubstitution(db: Db, order: OrderRow, itemId: number): Promise<void> {
  const row = await rowOf(db, itemId);
  if (!row) return;
  if (row.product && row.state !== 'refused')
    await returnStock(db, order.warehouse_id, row.product.productId, row.quantity);
  await db.deleteFrom('substitution').where('order_item_id', '=', itemId).execute();
}

/** Puts what a substitution says into its line: taken, left out, or open again where only the weight was refused. */
async function apply(db: Db, { order_item_id, product, quantity, total, state }: SubstitutionRow): Promise<void> {
  const line =
    state === 'taken'
      ? { picked: quantity, final_total: total, replacement: product && JSON.stringify(product) }
      : state === 'refused' && product
        ? { picked: 0, final_total: 0, replacement: null }
        : { picked: null, final_total: null, replacement: null };
  await db.updateTable('order_item').set(line).where('order_item_id', '=', order_item_id).execute();
}

/** Writes a substitution, `taken` at once or to be `asked`, with its product off the stock. */
export async function propose(
  db: Db,
  order: OrderRow,
  item: OrderItemRow,
  { product, quantity, total, reason }: Proposal,
  state: 'taken' | 'asked',
): Promise<void> {
  await dropSubstitution(db, order, item.order_item_id);
  if (product && !(await takeStock(db, order.warehouse_id, product.productId, quantity)))
    throw new Problem(status.notAllowed, 'order.notPickable', `${quoted(product)} non basta per questa riga.`);
  const row = await db
    .insertInto('substitution')
    .values({
      order_item_id: item.order_item_id,
      product: product && JSON.stringify(product),
      quantity,
      total,
      reason,
      state,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await apply(db, row);
}

/** Makes an order wait for its customer; true if it did not yet. */
export async function waitForCustomer(db: Db, orderId: number, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('shop_order')
    .set({ status: orderStatus.awaitingUser, asks_until: until })
    .where('order_id', '=', orderId)
    .where('status', '=', orderStatus.notModifiable)
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was proposed for the lines of an order. */
export const substitutionsOf = (db: AnyDb, orderId: number): Promise<SubstitutionRow[]> =>
  db
    .selectFrom('substitution')
    .innerJoin('order_item', 'order_item.order_item_id', 'substitution.order_item_id')
    .selectAll('substitution')
    .where('order_id', '=', orderId)
    .orderBy('substitution.order_item_id')
    .execute();

/** Picks an order on that waits for no answer any more; returns it if it waited until now. */
export async function goOn(db: Db, orderId: number): Promise<OrderRow | undefined> {
  const rows = await substitutionsOf(db, orderId);
  if (rows.some(({ state }) => state === 'asked')) return undefined;
  return db
    .updateTable('shop_order')
    .set({ status: orderStatus.notModifiable, asks_until: null })
    .where('order_id', '=', orderId)
    .where('status', '=', orderStatus.awaitingUser)
    .returningAll()
    .executeTakeFirst();
}

/** May the customer still take and refuse what is proposed? Until the van leaves. */
export const isAnswerable = (orderStatusId: number): boolean =>
  orderStatusId === orderStatus.notModifiable || orderStatusId === orderStatus.awaitingUser;

/** The customer's word on a line of theirs; the order stays locked until the transaction ends. */
export async function answer(db: Db, order: OrderRow, itemId: number, accept: boolean): Promise<void> {
  const row = (await substitutionsOf(db, order.order_id)).find(({ order_item_id }) => order_item_id === itemId);
  if (!row)
    throw new Problem(status.notFound, 'substitution.notFound', 'Per questa riga non c’è nulla da decidere.', {
      http: 404,
    });
  const state = accept ? 'taken' : 'refused';
  if (row.product && accept && row.state === 'refused') {
    if (!(await takeStock(db, order.warehouse_id, row.product.productId, row.quantity)))
      throw new Problem(status.conflict, 'substitution.gone', `${quoted(row.product)} nel frattempo è finito.`);
  } else if (row.product && !accept && row.state !== 'refused')
    await returnStock(db, order.warehouse_id, row.product.productId, row.quantity);
  await db.updateTable('substitution').set({ state, answered: true }).where('order_item_id', '=', itemId).execute();
  await apply(db, { ...row, state });
  await goOn(db, order.order_id);
}

/** What silence says to a question: yes where the customer takes substitutes, and never to more than was promised at the order (rulings 30, 38). */
export const isTakenBySilence = (
  item: Pick<OrderItemRow, 'infos' | 'gross_total'>,
  { total }: Pick<SubstitutionRow, 'total'>,
): boolean => acceptsAlternatives(item) && isNear(item.gross_total, total);

/** Time is over for an order: what its customer has not answered is decided by their silence. */
export async function answerForCustomer(db: Db, order: OrderRow): Promise<void> {
  for (const row of await substitutionsOf(db, order.order_id)) {
    if (row.state !== 'asked') continue;
    const item = await db
      .selectFrom('order_item')
      .selectAll()
      .where('order_item_id', '=', row.order_item_id)
      .executeTakeFirstOrThrow();
    const taken = isTakenBySilence(item, row);
    if (row.product && !taken) await returnStock(db, order.warehouse_id, row.product.productId, row.quantity);
    const done = await db
      .updateTable('substitution')
      .set({ state: taken ? 'taken' : 'refused' })
      .where('order_item_id', '=', row.order_item_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await apply(db, done);
  }
  await goOn(db, order.order_id);
}
