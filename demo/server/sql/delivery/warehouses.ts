import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Warehouse } from '../../../../core/schema/delivery.ts';
import type { Db } from '../../database/database.ts';
import type { DeliveryTables } from '../../database/tables/delivery.ts';
import { addressOnTheWire, type AddressRow } from './addresses.ts';
import { serviceHours } from './stores.ts';

/** What the locator is asked; each narrows the answer. `q` must be met word by word in name, street, town or postal code. */
export interface WarehouseSearch {
  parent_warehouse_id?: number;
  warehouse_id?: number;
  address_id?: number;
  delivery_service_id?: number;
  q?: string;
  city?: string;
  province?: string;
  postalcode?: string;
}

type Row = Selectable<DeliveryTables['store']> & { place: AddressRow };

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const wordsOf = (q: string) => q.trim().split(/\s+/).filter(Boolean).slice(0, 8);
const searched = sql`unaccent(concat_ws(' ', store.name, address.address1, address.address_number, address.city, address.province, address.postalcode))`;

/** The stores that meet all of it, by name. */
export async function searchWarehouses(db: Db, asked: WarehouseSearch): Promise<Row[]> {
  let query = db
    .selectFrom('store')
    .innerJoin('address', 'address.address_id', 'store.address_id')
    .selectAll('store')
    .select(sql<AddressRow>`to_jsonb(address.*)`.as('place'))
    .orderBy('store.name');
  if (asked.parent_warehouse_id !== undefined)
    query = query.where('store.parent_warehouse_id', '=', asked.parent_warehouse_id);
  if (asked.warehouse_id !== undefined) query = query.where('store.warehouse_id', '=', asked.warehouse_id);
  if (asked.address_id !== undefined) query = query.where('store.address_id', '=', asked.address_id);
  if (asked.delivery_service_id !== undefined)
    query = query.where(sql<boolean>`store.services @> ${JSON.stringify([asked.delivery_service_id])}::jsonb`);
  if (asked.city) query = query.where(sql<boolean>`lower(unaccent(address.city)) = lower(unaccent(${asked.city}))`);
  if (asked.province) query = query.where('address.province', '=', asked.province.toUpperCase());
  if (asked.postalcode) query = query.where('address.postalcode', '=', asked.postalcode);
  for (const word of wordsOf(asked.q ?? ''))
    query = query.where(sql<boolean>`${searched} ilike unaccent(${pattern(word)})`);
  return query.execute();
}

/** A warehouse as the wire has it (wire §7), with its hours in `year`. */
export const warehouseOnTheWire = (row: Row, year: number): Warehouse => ({
  warehouseId: row.warehouse_id,
  name: row.name,
  slug: row.slug,
  addressId: row.address_id,
  address: addressOnTheWire(row.place),
  parentWarehouseId: row.parent_warehouse_id,
  services: row.services,
  serviceHours: serviceHours(row.hours, year),
  metaData: { warehouse_locator: { PHONE: row.phone } },
});
