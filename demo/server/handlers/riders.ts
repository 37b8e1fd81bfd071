import { sql } from 'kysely';
import type { riders } from '../../../core/api/endpoints/riders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { service } from '../../../core/rules/services.ts';
import type { Mission, RiderStatus } from '../../../core/schema/orders.ts';
import { transact } from '../database/transact.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../http/implement.ts';
import type { Context } from '../http/context.ts';
import { malformed, Problem, status } from '../http/problem.ts';
import { storedOrders, type StoredOrder } from '../sql/orders/orders.ts';
import { deliver } from '../warehouse/advance.ts';
import { orderNotFound, showOrder } from './orders/show.ts';
import { missionOnTheWire, riderStatusOf, underWay } from './riders/wire.ts';
import { customerOf } from './session/customer.ts';

const pageSize = 12;
const largestPage = 100;
const types: Readonly<Record<number, RiderStatus>> = { 1: 'assigned', 2: 'assignable', 3: 'completed' };

const isReady = sql<boolean>`shop_order.status = ${orderStatus.delivering}`;

const clamp = (value: number | undefined, most: number, fallback: number) =>
  Math.min(most, Math.max(1, Math.trunc(value ?? fallback)));

const missions = (db: Db) => storedOrders(db).where('shop_order.delivery_service_id', '=', service.fast);

/** The missions of one kind. */
function listed(db: Db, kind: RiderStatus, riderId: number) {
  const all = missions(db);
  if (kind === 'assignable')
    return all.where('shop_order.rider_id', 'is', null).where('shop_order.status', 'in', [...underWay]);
  const own = all.where('shop_order.rider_id', '=', riderId);
  return kind === 'assigned'
    ? own.where('shop_order.status', 'in', [...underWay])
    : own.where('shop_order.status', 'in', [
        orderStatus.delivered,
        orderStatus.partlyDelivered,
        orderStatus.notCollected,
        orderStatus.failed,
      ]);
}

/** A mission that the caller may see: their own, or one that is still free; any other is as if it were not there (SEC-10). */
async function visible(db: Db, orderId: number, riderId: number): Promise<[StoredOrder, RiderStatus]> {
  const order = await missions(db).where('shop_order.order_id', '=', orderId).executeTakeFirst();
  const kind = order && riderStatusOf(order, riderId);
  if (!order || !kind) throw orderNotFound();
  return [order, kind];
}

async function show(context: Context, orderId: number, riderId: number): Promise<Mission> {
  const [order, kind] = await visible(context.db, orderId, riderId);
  return missionOnTheWire(await showOrder(context, order), kind, order.store_phone);
}

const refused = (code: string, words: string) => new Problem(status.conflict, code, words);

/** A rider's missions (account §7, §8). */
export const ridersHandlers: Handlers<typeof riders> = {
  async list({ type_id, page, page_size }, context) {
    const kind = types[type_id];
    if (!kind) throw malformed('Le consegne sono di tipo 1, 2 o 3.');
    const matching = listed(context.db, kind, customerOf(context));
    const { count } = await matching
      .clearSelect()
      .select((expression) => expression.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    const itemsPerPage = clamp(page_size, largestPage, pageSize);
    const selPage = clamp(page, 1_000_000, 1);
    const direction = kind === 'completed' ? 'desc' : 'asc';
    const readyFirst = kind === 'completed' ? matching : matching.orderBy(isReady, 'desc');
    const rows = await readyFirst
      .orderBy('shop_order.slot_date', direction)
      .orderBy('shop_order.begin_time', direction)
      .orderBy('shop_order.order_id', direction)
      .limit(itemsPerPage)
      .offset((selPage - 1) * itemsPerPage)
      .execute();
    const orders = await Promise.all(
      rows.map(async (row) => missionOnTheWire(await showOrder(context, row), kind, row.store_phone)),
    );
    const totItems = Number(count);
    return { page: { selPage, totPages: Math.ceil(totItems / itemsPerPage), totItems, itemsPerPage }, orders };
  },

  view: ({ order_id }, context) => show(context, order_id, customerOf(context)),

  async assign({ order_id }, context) {
    const riderId = customerOf(context);
    await context.db
      .updateTable('shop_order')
      .set({ rider_id: riderId })
      .where('order_id', '=', order_id)
      .where('delivery_service_id', '=', service.fast)
      .where('status', 'in', [...underWay])
      .where('rider_id', 'is', null)
      .execute();
    const order = await missions(context.db).where('shop_order.order_id', '=', order_id).executeTakeFirst();
    const kind = order && riderStatusOf(order, riderId);
    if (kind === 'completed') throw refused('rider.over', `La consegna dell’ordine ${order_id} è già conclusa.`);
    if (order && order.rider_id !== riderId && underWay.includes(order.status))
      throw refused('rider.taken', `L’ordine ${order_id} l’ha già preso qualcun altro.`);
    return show(context, order_id, riderId);
  },

  async delivered({ order_id }, context) {
    const riderId = customerOf(context);
    const [order, kind] = await visible(context.db, order_id, riderId);
    if (kind === 'assignable') throw refused('rider.notYours', 'Prima prendi la consegna, poi segnala come fatta.');
    if (kind === 'completed') return show(context, order_id, riderId);
    if (order.status !== orderStatus.delivering)
      throw refused('rider.notReady', `L’ordine ${order_id} non è ancora pronto: chiedi al negozio.`);
    await transact(context.db, (db) => deliver(db, context, order_id));
    return show(context, order_id, riderId);
  },
};
