import { sql } from 'kysely';
import { addDays, romeTime } from '../../../core/rules/dates.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Db } from '../database/database.ts';
import type { OrderFilter } from './orderStates.ts';

/** Orders that have ended are listed for so many days. */
const DAYS_BACK = 7;
export const PAGE_SIZE = 50;

const isGoods = sql<boolean>`order_item.product #>> '{productInfos,PRODUCT_NATURE_ID}' is distinct from '2'`;
const isOver = [
  orderStatus.delivered,
  orderStatus.partlyDelivered,
  orderStatus.notCollected,
  orderStatus.failed,
] as const;

/** Orders with what is to be picked of them. */
const tallied = (db: Db) =>
  db.selectFrom('shop_order').innerJoinLateral(
    (from) =>
      from
        .selectFrom('order_item')
        .whereRef('order_item.order_id', '=', 'shop_order.order_id')
        .where(isGoods)
        .select([
          sql<number>`count(*)::integer`.as('lines'),
          sql<number>`(count(*) filter (where picked > 0 and (variable or picked >= quantity)))::integer`.as('taken'),
          sql<number>`(count(*) filter (where picked > 0 and not variable and picked < quantity))::integer`.as(
            'partial',
          ),
          sql<number>`(count(*) filter (where picked = 0))::integer`.as('missing'),
          sql<number>`coalesce(sum(quantity) filter (where not variable), 0)::integer`.as('pieces'),
          sql<number>`coalesce(sum(quantity) filter (where variable), 0)::integer`.as('weight'),
        ])
        .as('goods'),
    (join) => join.onTrue(),
  );

/** Orders of a filter, seen from `at`. */
function filtered(db: Db, { statuses, services, over }: OrderFilter, at: Date) {
  const some = tallied(db)
    .where('status', 'in', [...statuses])
    .where('goods.lines', services ? '=' : '>', 0);
  return over ? some.where('slot_date', '>=', addDays(romeTime(at.getTime()).date, -DAYS_BACK)) : some;
}

/** How many orders each filter holds. */
export async function countOrders(
  db: Db,
  filters: readonly OrderFilter[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const statuses = [...new Set(filters.flatMap((filter) => filter.statuses))];
  const rows = await tallied(db)
    .where('status', 'in', statuses)
    .where((where) =>
      where.or([
        where('status', 'not in', isOver),
        where('slot_date', '>=', addDays(romeTime(at.getTime()).date, -DAYS_BACK)),
      ]),
    )
    .select(['status', sql<boolean>`goods.lines = 0`.as('services'), sql<number>`count(*)::integer`.as('count')])
    .groupBy(['status', sql`goods.lines = 0`])
    .execute();
  return new Map(
    filters.map((filter) => [
      filter.key,
      rows
        .filter(({ status, services }) => filter.statuses.includes(status) && services === !!filter.services)
        .reduce((sum, { count }) => sum + count, 0),
    ]),
  );
}

/** A page of a filter's orders, by when they are due. */
export function listOrders(db: Db, filter: OrderFilter, at: Date, pageNumber: number) {
  const direction = filter.over ? 'desc' : 'asc';
  return filtered(db, filter, at)
    .innerJoin('customer', 'customer.user_id', 'shop_order.user_id')
    .leftJoin('store', 'store.warehouse_id', 'shop_order.warehouse_id')
    .leftJoin('parking_reservation', 'parking_reservation.order_id', 'shop_order.order_id')
    .selectAll('shop_order')
    .select(['first_name', 'last_name', 'store.name as store_name', 'place'])
    .select(['goods.lines', 'goods.taken', 'goods.partial', 'goods.missing', 'goods.pieces', 'goods.weight'])
    .orderBy('slot_date', direction)
    .orderBy('begin_time', direction)
    .orderBy('end_time', direction)
    .orderBy('shop_order.order_id', direction)
    .limit(PAGE_SIZE)
    .offset((pageNumber - 1) * PAGE_SIZE)
    .execute();
}
export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];
