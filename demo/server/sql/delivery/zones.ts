import type { Selectable } from 'kysely';
import { isService, serviceRule } from '../../../../core/rules/services.ts';
import type { Db } from '../../database/database.ts';
import type { DeliveryTables } from '../../database/tables/delivery.ts';
import type { AddressRow } from './addresses.ts';

export type ZoneRow = Selectable<DeliveryTables['zone']>;

export const findZone = (db: Db, zoneId: number): Promise<ZoneRow | undefined> =>
  db.selectFrom('zone').selectAll().where('zone_id', '=', zoneId).executeTakeFirst();

/** The zone that brings a service to a postal code. */
export const zoneOfPostalcode = (db: Db, postalcode: string, deliveryServiceId: number): Promise<ZoneRow | undefined> =>
  db
    .selectFrom('zone')
    .innerJoin('zone_postalcode', 'zone_postalcode.zone_id', 'zone.zone_id')
    .selectAll('zone')
    .where('zone_postalcode.postalcode', '=', postalcode)
    .where('zone_postalcode.delivery_service_id', '=', deliveryServiceId)
    .executeTakeFirst();

/** The zones of a warehouse, each a service with what it costs. */
export const zonesOf = (db: Db, warehouseId: number): Promise<ZoneRow[]> =>
  db.selectFrom('zone').selectAll().where('warehouse_id', '=', warehouseId).orderBy('delivery_service_id').execute();

/** Postcodes of delivery zones, by zone id. */
export async function postcodesOf(db: Db, zoneIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows =
    zoneIds.length === 0
      ? []
      : await db
          .selectFrom('zone_postalcode')
          .select(['zone_id', 'postalcode'])
          .where('zone_id', 'in', zoneIds)
          .orderBy('postalcode')
          .execute();
  const byZone = new Map<number, string[]>();
  for (const { zone_id, postalcode } of rows) byZone.set(zone_id, [...(byZone.get(zone_id) ?? []), postalcode]);
  return byZone;
}

/** The zone that serves an address by a service: by postal code to a home, else that of its store. */
export async function zoneOf(
  db: Db,
  address: Pick<AddressRow, 'postalcode' | 'store_id' | 'address_type_id'>,
  deliveryServiceId: number,
): Promise<ZoneRow | undefined> {
  if (address.store_id === null)
    return isService(deliveryServiceId) && serviceRule(deliveryServiceId).toHome
      ? zoneOfPostalcode(db, address.postalcode, deliveryServiceId)
      : undefined;
  const { toHome, addressTypeIds } = serviceRule(deliveryServiceId);
  if (toHome || !addressTypeIds.includes(address.address_type_id)) return undefined;
  return db
    .selectFrom('zone')
    .innerJoin('store', 'store.warehouse_id', 'zone.warehouse_id')
    .selectAll('zone')
    .where('store.store_id', '=', address.store_id)
    .where('zone.delivery_service_id', '=', deliveryServiceId)
    .executeTakeFirst();
}
