import type { Selectable } from 'kysely';
import type { Address } from '../../../../core/schema/delivery.ts';
import { serviceHours, stores } from '../../../shop/stores.ts';
import type { Db } from '../../database/database.ts';
import type { DeliveryTables } from '../../database/tables/delivery.ts';

export type AddressRow = Selectable<DeliveryTables['address']>;

const types: Record<number, string> = { 2: 'home', 3: 'drive', 4: 'work', 5: 'locker' };

const hoursOf = (storeId: number, year: number) => {
  const store = stores.find((each) => each.storeId === storeId);
  return store ? serviceHours(store, year) : undefined;
};

/** An address as the wire has it; a store's with its hours in `year`. */
export const addressOnTheWire = (row: AddressRow, year?: number): Address => ({
  addressId: row.address_id,
  addressName: row.address_name,
  address1: row.address1,
  addressNumber: row.address_number,
  address2: row.address2 ?? undefined,
  doorbellName: row.doorbell_name ?? undefined,
  floor: row.floor ?? undefined,
  elevator: row.elevator ?? undefined,
  city: row.city,
  province: row.province,
  postalcode: row.postalcode,
  country: 'IT',
  latitude: row.latitude ?? undefined,
  longitude: row.longitude ?? undefined,
  referencePhoneNumber: row.reference_phone_number ?? undefined,
  note: row.note ?? undefined,
  addressType: types[row.address_type_id],
  addressTypeId: row.address_type_id,
  deliveryServiceId: row.delivery_service_id,
  storeId: row.store_id ?? undefined,
  favourite: row.favourite,
  validated: row.validated,
  serviceHours: row.address_type_id === 3 && row.store_id !== null && year ? hoursOf(row.store_id, year) : undefined,
});

export const findAddress = (db: Db, addressId: number): Promise<AddressRow | undefined> =>
  db.selectFrom('address').selectAll().where('address_id', '=', addressId).executeTakeFirst();

/** An address that this customer may use: one of their own, or of a store or locker. */
export async function usableAddress(db: Db, addressId: number, userId: number): Promise<AddressRow | undefined> {
  const row = await findAddress(db, addressId);
  return row && (row.user_id === null || row.user_id === userId) ? row : undefined;
}

export const addressesOf = (db: Db, userId: number): Promise<AddressRow[]> =>
  db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('favourite', 'desc')
    .orderBy('address_id')
    .execute();

/** Pickup points (type 3), workplaces (4) and lockers (5). */
export const publicAddresses = (db: Db, typeIds: readonly number[]): Promise<AddressRow[]> =>
  db
    .selectFrom('address')
    .selectAll()
    .where('user_id', 'is', null)
    .where('address_type_id', 'in', [...typeIds])
    .orderBy('address_id')
    .execute();
