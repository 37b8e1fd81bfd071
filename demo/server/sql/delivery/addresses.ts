import { createHash } from 'node:crypto';
import { sql, type Selectable, type Transaction } from 'kysely';
import { addressTypeId, addressTypeName } from '../../../../core/rules/services.ts';
import type { Address, ServiceHours } from '../../../../core/schema/address.ts';
import type { Database, Db } from '../../database/database.ts';
import type { DeliveryTables } from '../../database/tables/delivery.ts';
import { serviceHours } from './stores.ts';

/** `hours` where it was read with the store that stands there. */
export type AddressRow = Selectable<DeliveryTables['address']> & { hours?: ServiceHours['default'] | null };

const addresses = (db: Db) =>
  db
    .selectFrom('address')
    .leftJoin('store', 'store.address_id', 'address.address_id')
    .selectAll('address')
    .select('store.hours');

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
  addressType: addressTypeName(row.address_type_id),
  addressTypeId: row.address_type_id,
  deliveryServiceId: row.delivery_service_id,
  storeId: row.store_id ?? undefined,
  favourite: row.favourite,
  validated: row.validated,
  serviceHours: row.hours && year ? serviceHours(row.hours, year) : undefined,
});

/** Tells an address as its form shows it from what it was before a change. */
export function addressVersion(row: AddressRow): string {
  const shown = [
    row.address_name,
    row.address1,
    row.address_number,
    row.address2,
    row.doorbell_name,
    row.floor,
    row.elevator,
    row.city,
    row.province,
    row.postalcode,
    row.reference_phone_number,
    row.note,
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
}

/** A customer's own address to its owner, who may change it; a place of the shop's as everybody sees it. */
export const ownAddressOnTheWire = (row: AddressRow, year?: number): Address => ({
  ...addressOnTheWire(row, year),
  ...(row.user_id !== null && { version: addressVersion(row) }),
});

export const findAddress = (db: Db, addressId: number): Promise<AddressRow | undefined> =>
  addresses(db).where('address.address_id', '=', addressId).executeTakeFirst();

/** Lockers at work are there for the people of the company alone. */
const isOpenTo = (userId: number) =>
  sql<boolean>`(address.address_type_id <> ${addressTypeId.work} or exists (select from workplace_address join workplace_member using (workplace_id)
    where workplace_address.address_id = address.address_id and workplace_member.user_id = ${userId}))`;

/** An address that this customer may use: one of their own, or of a store, a locker, their company. */
export async function usableAddress(db: Db, addressId: number, userId: number): Promise<AddressRow | undefined> {
  return addresses(db)
    .where('address.address_id', '=', addressId)
    .where((where) =>
      where.or([
        where('address.user_id', '=', userId),
        where.and([where('address.user_id', 'is', null), isOpenTo(userId)]),
      ]),
    )
    .executeTakeFirst();
}

/** A customer's own home address, which nobody else changes until this transaction ends. */
export const lockHomeAddress = (
  db: Transaction<Database>,
  addressId: number,
  userId: number,
): Promise<AddressRow | undefined> =>
  db
    .selectFrom('address')
    .selectAll()
    .where('address_id', '=', addressId)
    .where('user_id', '=', userId)
    .where('address_type_id', '=', addressTypeId.home)
    .forUpdate()
    .executeTakeFirst();

export const addressesOf = (db: Db, userId: number): Promise<AddressRow[]> =>
  addresses(db)
    .where('address.user_id', '=', userId)
    .orderBy('address.favourite', 'desc')
    .orderBy('address.address_id')
    .execute();

/** The lockers of a company. */
export const lockersAtWork = (db: Db, workplaceId: number): Promise<AddressRow[]> =>
  db
    .selectFrom('address')
    .innerJoin('workplace_address', 'workplace_address.address_id', 'address.address_id')
    .selectAll('address')
    .where('workplace_id', '=', workplaceId)
    .orderBy('address.address_id')
    .execute();

/** Pickup points (type 3), lockers (5), and at work (4) those of the companies that a customer belongs to. */
export const publicAddresses = (db: Db, typeIds: readonly number[], userId = -1): Promise<AddressRow[]> =>
  addresses(db)
    .where('address.user_id', 'is', null)
    .where('address.address_type_id', 'in', [...typeIds])
    .where(isOpenTo(userId))
    .orderBy('address.address_id')
    .execute();
