import type { Selectable } from 'kysely';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { Db } from '../../database/database.ts';
import type { ParkingTables } from '../../database/tables/parking.ts';

export type ParkingRow = Selectable<ParkingTables['parking_reservation']>;

/** A place is kept for who is on the way for so long, in ms; then it is the next one's. */
const kept = 45 * 60_000;

export const parkingOf = (db: Db, orderId: number): Promise<ParkingRow | undefined> =>
  db.selectFrom('parking_reservation').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** The lowest free place of a store for an order, whose own place stays its own; undefined when all are taken. The store stays locked until the transaction ends, so that no place is given twice. */
export async function freePlaceAt(db: Db, storeId: number, orderId: number, at: Date): Promise<number | undefined> {
  const { parking_places } = await db
    .selectFrom('store')
    .select('parking_places')
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('parking_reservation')
    .innerJoin('shop_order', 'shop_order.order_id', 'parking_reservation.order_id')
    .select(['shop_order.order_id', 'place'])
    .where('store_id', '=', storeId)
    .where('status', '=', orderStatus.readyInStore)
    .where('at', '>', new Date(at.getTime() - kept))
    .execute();
  const own = rows.find((row) => row.order_id === orderId);
  if (own) return own.place;
  const taken = new Set(rows.map(({ place }) => place));
  return Array.from({ length: parking_places }, (_, index) => index + 1).find((place) => !taken.has(place));
}
