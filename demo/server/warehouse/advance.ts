import type { Transaction } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { needsBag } from '../../../core/rules/lawMarks.ts';
import { service } from '../../../core/rules/services.ts';
import type { Database } from '../database/database.ts';
import { Problem, notFound, status } from '../http/problem.ts';
import { tellOfOrder } from '../mail/orderNews.ts';
import { dueFor } from '../pricing/due.ts';
import { creditRefunds } from '../sql/orders/creditNotes.ts';
import { issueInvoice } from '../sql/orders/invoices.ts';
import { earnPoints } from '../sql/loyalty/points.ts';
import { giveBackWallet, giveToWallet } from '../sql/loyalty/wallet.ts';
import { giveUpSupplement } from '../sql/orders/supplements.ts';
import { itemsOfOrder, type OrderItemRow, type OrderRow } from '../sql/orders/orders.ts';
import { now } from '../time/clock.ts';
import type { OrderWorld } from '../payment/gateway.ts';
import { requireDay } from './handoverDay.ts';

type Db = Transaction<Database>;

const { ordered, inPreparation, notModifiable, awaitingUser, delivering, readyInStore, readyInLocker } = orderStatus;
const underWay = [delivering, readyInStore, readyInLocker];

const refused = (words: string) => new Problem(status.conflict, 'order.moved', words);

/** Takes an order on, if it still stands where the change begins; of two at once one does it. */
async function move(db: Db, orderId: number, from: readonly number[], to: number): Promise<OrderRow> {
  const order = await db
    .updateTable('shop_order')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
  if (order) return order;
  const there = await db.selectFrom('shop_order').select('status').where('order_id', '=', orderId).executeTakeFirst();
  if (!there) throw notFound('order.notFound', 'Questo ordine non c’è.');
  throw refused(`L’ordine ${orderId} è già andato avanti: guarda come sta ora.`);
}

/** Somebody takes the order in hand: it can still be changed and cancelled. */
export const accept = (db: Db, orderId: number): Promise<OrderRow> => move(db, orderId, [ordered], inPreparation);

/** Picking begins: from now on its customer neither changes nor cancels it (ruling 19), and what they are still paying to add comes too late. */
export async function beginPicking(db: Db, { places }: OrderWorld, orderId: number): Promise<OrderRow> {
  const order = await move(db, orderId, [ordered, inPreparation], notModifiable);
  await giveUpSupplement(db, orderId, 'picking');
  await tellOfOrder(db, places, order, 'picking');
  return order;
}

const readyAt: Record<number, number> = { [service.pickup]: readyInStore, [service.work]: readyInLocker };

/** Takes so many cents of what is held for an order, the oldest hold first, and frees the rest. Returns what it comes to: never more than was held, all of it where nothing was. */
async function captureHolds(db: Db, orderId: number, sum: number): Promise<number> {
  const holds = await db
    .selectFrom('payment')
    .select(['payment_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'authorised')
    .orderBy('payment_id')
    .forUpdate()
    .execute();
  if (holds.length === 0) return sum;
  let open = sum;
  for (const { payment_id, amount } of holds) {
    const captured = Math.min(open, amount);
    open -= captured;
    await db
      .updateTable('payment')
      .set(captured > 0 ? { state: 'capturing', captured } : { state: 'cancelling' })
      .where('payment_id', '=', payment_id)
      .execute();
  }
  return sum - open;
}

/** Does the picked line need a produce bag? */
const isBagged = ({ picked, product, replacement }: OrderItemRow): boolean =>
  picked !== 0 && needsBag(replacement ?? product);

/** Everything is picked: says what it came to, takes that of what is held and never more, and sends the order on its way. */
export async function pack(db: Db, { places }: OrderWorld, orderId: number): Promise<void> {
  const { delivery_service_id, status } = await db
    .selectFrom('shop_order')
    .select(['delivery_service_id', 'status'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status === awaitingUser)
    throw refused('C’è ancora una domanda senza risposta: ritirala, o aspetta che il cliente risponda.');
  const items = await itemsOfOrder(db, orderId);
  const open = items.filter(({ picked }) => picked === null).length;
  if (open > 0)
    throw refused(open === 1 ? 'Manca ancora una riga da prelevare.' : `Mancano ancora ${open} righe da prelevare.`);
  const order = await move(db, orderId, [notModifiable], readyAt[delivery_service_id] ?? delivering);
  const goods = items.reduce((sum, { final_total }) => sum + (final_total ?? 0), 0);
  const { wallet_amount, user_id } = order;
  const final_bags = Math.min(order.bag_count, items.filter(isBagged).length);
  const rest = dueFor({ ...order, final_bags }, goods);
  const sum = Math.max(0, rest);
  const unspent = Math.min(wallet_amount, sum - rest);
  await giveToWallet(db, user_id, unspent);
  const total = await captureHolds(db, orderId, sum);
  await db
    .updateTable('shop_order')
    .set({
      final_total: total,
      final_bags,
      wallet_amount: wallet_amount - unspent,
      wallet_held: wallet_amount - unspent,
    })
    .where('order_id', '=', orderId)
    .execute();
  await db.updateTable('order_item').set({ held: 0 }).where('order_id', '=', orderId).execute();
  await tellOfOrder(db, places, { ...order, final_total: total, final_bags }, 'ready');
}

/** The customer has it, whole or in part, and its points, not before its day unless it is `early`; an invoice that was asked for is issued, and a credit note for what has gone back by then. */
export async function deliver(
  db: Db,
  { clock, places }: OrderWorld,
  orderId: number,
  { early = false } = {},
): Promise<void> {
  const missing = (await itemsOfOrder(db, orderId)).some(({ picked }) => picked === 0);
  const order = await move(db, orderId, underWay, missing ? orderStatus.partlyDelivered : orderStatus.delivered);
  const at = await now(db, clock);
  if (!early) requireDay(order, at);
  await db.updateTable('shop_order').set({ delivered_at: at }).where('order_id', '=', orderId).execute();
  await earnPoints(db, order, at);
  await issueInvoice(db, clock, order);
  await creditRefunds(db, clock, orderId);
  await tellOfOrder(db, places, { ...order, delivered_at: at }, 'delivered');
}

/** Nobody took it (`notCollected`), or it could not be brought (`failed`): what was paid goes back whole. */
export async function fail(
  db: Db,
  { places }: OrderWorld,
  orderId: number,
  how: 'notCollected' | 'failed',
): Promise<void> {
  const order = await move(db, orderId, underWay, orderStatus[how]);
  await db
    .updateTable('payment')
    .set((expression) => ({ state: 'refunding', refunded: expression.ref('captured') }))
    .where('order_id', '=', orderId)
    .where('state', 'in', ['capturing', 'captured', 'refunding'])
    .execute();
  await giveBackWallet(db, order);
  await tellOfOrder(db, places, order, how);
}

interface Refund {
  orderId: number;
  /** So many cents more. */
  cents: number;
  /** Cents that had been given back when it was decided. */
  before: number;
}

/** Writes down that so many cents more go back, the oldest payment's first; false where that is more than was paid, money is still on its way, or something went back meanwhile. */
async function refundPaid(db: Db, { orderId, cents, before }: Refund): Promise<boolean> {
  const paid = await db
    .selectFrom('payment')
    .select(['payment_id', 'captured', 'refunded', 'state'])
    .where('order_id', '=', orderId)
    .where('captured', '>', 0)
    .orderBy('payment_id')
    .forUpdate()
    .execute();
  const left = paid.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  const gone = paid.reduce((sum, { refunded }) => sum + refunded, 0);
  if (gone !== before || left < cents || paid.some(({ state }) => state !== 'captured')) return false;
  let open = cents;
  for (const { payment_id, captured, refunded } of paid) {
    const more = Math.min(open, captured - refunded);
    open -= more;
    if (more > 0)
      await db
        .updateTable('payment')
        .set({ state: 'refunding', refunded: refunded + more })
        .where('payment_id', '=', payment_id)
        .execute();
  }
  return true;
}

/** Gives back more of what was paid, once of several at the same time; an order with an invoice gets its credit note. */
export async function refund(db: Db, { clock, places }: OrderWorld, { orderId, cents, before }: Refund): Promise<void> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound('order.notFound', 'Questo ordine non c’è.');
  if (!Number.isInteger(cents) || cents <= 0 || !(await refundPaid(db, { orderId, cents, before })))
    throw refused('Questo importo non si può rimborsare: guarda quanto è già stato rimborsato.');
  await creditRefunds(db, clock, orderId);
  await tellOfOrder(db, places, order, 'refunded', cents);
}
