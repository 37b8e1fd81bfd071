import { sql, type Selectable } from 'kysely';
import { addressTypeId, addressTypeName, service } from '../../../../core/rules/services.ts';
import type { ServiceHours } from '../../../../core/schema/address.ts';
import type { Store } from '../../../../core/schema/delivery.ts';
import { closures } from '../../../shop/holidays.ts';
import { defaultStoreId } from '../../../shop/stores.ts';
import type { Db } from '../../database/database.ts';
import type { DeliveryTables } from '../../database/tables/delivery.ts';

export type StoreRow = Selectable<DeliveryTables['store']>;
type PlaceRow = Selectable<DeliveryTables['address']>;
/** A store with the address where it stands. */
export type StoreAt = StoreRow & { place: PlaceRow };

/** All stores with their addresses, the default one first. */
export const storesAt = (db: Db) =>
  db
    .selectFrom('store')
    .innerJoin('address', 'address.address_id', 'store.address_id')
    .selectAll('store')
    .select(sql<PlaceRow>`to_jsonb(address.*)`.as('place'))
    .orderBy(sql`store.store_id = ${defaultStoreId}`, 'desc')
    .orderBy('store.store_id');

/** The warehouse of the default store. */
export async function defaultWarehouse(db: Db): Promise<number> {
  const store = await db
    .selectFrom('store')
    .select('warehouse_id')
    .orderBy(sql`store_id = ${defaultStoreId}`, 'desc')
    .orderBy('store_id')
    .limit(1)
    .executeTakeFirst();
  if (!store) throw new Error('the shop has no store');
  return store.warehouse_id;
}

/** The hours of an ordinary week with the public holidays of `year` and the next. */
export const serviceHours = (week: ServiceHours['default'], year: number): ServiceHours => ({
  default: week,
  custom: [...closures(year), ...closures(year + 1)],
});

interface Place {
  latitude: number | null;
  longitude: number | null;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places on the globe. */
export function metres(a: Place, b: Place): number | undefined {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return undefined;
  const half = (x: number) => Math.sin(radians(x) / 2) ** 2;
  const arc =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(arc)));
}

/** A store with its hours in `year`, and how far it is from a place. */
export function storeOnTheWire(store: StoreAt, year: number, from?: Place): Store {
  const { place } = store;
  return {
    storeId: store.store_id,
    name: store.name,
    address: {
      addressId: place.address_id,
      addressName: store.name,
      address1: place.address1,
      addressNumber: place.address_number,
      city: place.city,
      province: place.province,
      postalcode: place.postalcode,
      country: 'IT',
      latitude: place.latitude ?? undefined,
      longitude: place.longitude ?? undefined,
      addressType: addressTypeName(addressTypeId.store),
      addressTypeId: addressTypeId.store,
      deliveryServiceId: service.pickup,
      storeId: store.store_id,
      warehouseId: store.warehouse_id,
    },
    distance: from && metres(from, place),
    services: store.services,
    warehouseId: store.warehouse_id,
    serviceHours: serviceHours(store.hours, year),
    metadata: { PHONE: store.phone },
  };
}

interface Wish {
  /** Any of them; none named means all stores. */
  services?: readonly number[];
  /** `name`, else by distance where a place is given. */
  orderby?: string | undefined;
  from?: Place | undefined;
}

/** The stores with any of the services, the nearest first if a place is given. */
export async function storesNear(db: Db, year: number, { services = [], orderby, from }: Wish): Promise<Store[]> {
  const fitting = (await storesAt(db).execute())
    .filter((store) => services.length === 0 || services.some((each) => store.services.includes(each)))
    .map((store) => storeOnTheWire(store, year, from));
  if (orderby === 'name') return fitting.sort((a, b) => a.name.localeCompare(b.name, 'it'));
  return from ? fitting.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : fitting;
}

export const findStore = (db: Db, storeId: number): Promise<StoreAt | undefined> =>
  storesAt(db).where('store.store_id', '=', storeId).executeTakeFirst();
