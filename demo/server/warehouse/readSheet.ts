import type { Options } from '../http/options.ts';
import { itemsOfOrder, notesOfOrder } from '../sql/orders/orders.ts';
import { parkingOf } from '../sql/orders/parking.ts';
import { withdrawalsOf } from '../sql/orders/withdrawals.ts';
import { now } from '../time/clock.ts';
import { aislesOf } from './aisles.ts';
import { isBeforeDay } from './handoverDay.ts';
import type { Employee } from './layout.ts';
import type { OrderSheet } from './orderSheet.ts';
import { substitutionsOf } from './substitutions.ts';

/** Reads what an order's page shows; undefined where there is no such order. */
export async function readSheet(
  { db, catalogue, clock }: Pick<Options, 'db' | 'catalogue' | 'clock'>,
  orderId: number,
  employee: Employee,
): Promise<OrderSheet | undefined> {
  const order = await db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (!order) return undefined;
  const { captured, refunded } = await db
    .selectFrom('payment')
    .select((of) => [
      of.fn.coalesce(of.fn.sum<number | string>('captured'), of.lit(0)).as('captured'),
      of.fn.coalesce(of.fn.sum<number | string>('refunded'), of.lit(0)).as('refunded'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { first_name, last_name, store_name, phone } = await db
    .selectFrom('customer')
    .leftJoin('store', (join) => join.on('store.warehouse_id', '=', order.warehouse_id))
    .select(['first_name', 'last_name', 'store.name as store_name'])
    .select((of) =>
      of
        .selectFrom('address')
        .select('reference_phone_number')
        .whereRef('address.user_id', '=', 'customer.user_id')
        .where('reference_phone_number', 'is not', null)
        .orderBy('address_id', 'desc')
        .limit(1)
        .as('phone'),
    )
    .where('customer.user_id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const items = await itemsOfOrder(db, orderId);
  const at = await now(db, clock);
  return {
    order,
    customerName: `${first_name} ${last_name}`,
    phone: order.address.phoneNumber ?? order.address.referencePhoneNumber ?? phone ?? undefined,
    storeName: store_name ?? undefined,
    items,
    aisles: aislesOf(await catalogue.current(), items),
    isEarly: isBeforeDay(order, at),
    at,
    substitutions: await substitutionsOf(db, orderId),
    notes: (await notesOfOrder(db, orderId)).map(({ text }) => text),
    paid: { captured: Number(captured), refunded: Number(refunded) },
    employee,
    parking: await parkingOf(db, orderId),
    withdrawals: await withdrawalsOf(db, orderId),
  };
}
