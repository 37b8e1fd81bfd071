import { sql, type Kysely } from 'kysely';
import { customers } from '../../../shop/customers.ts';
import { slotTemplates } from '../../../shop/slots.ts';
import { stores } from '../../../shop/stores.ts';
import type { Database } from '../database.ts';

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table store (store_id integer primary key, warehouse_id integer not null unique, parent_warehouse_id integer not null, address_id integer not null, name text not null, slug text not null unique, phone text not null, services jsonb not null)`,
    sql`create table zone (zone_id integer primary key, warehouse_id integer not null, delivery_service_id integer not null, fee integer not null, free_from integer not null, minimum integer not null)`,
    sql`create table zone_postalcode (zone_id integer not null references zone, delivery_service_id integer not null, postalcode text not null, primary key (delivery_service_id, postalcode))`,
    sql`create table address (
      address_id serial primary key, user_id integer references customer on delete cascade, store_id integer references store,
      address_name text not null, address_type_id integer not null, delivery_service_id integer not null,
      address1 text not null, address_number text not null, address2 text, doorbell_name text, floor text, elevator boolean,
      city text not null, province text not null, postalcode text not null, latitude double precision, longitude double precision,
      reference_phone_number text, note text, favourite boolean not null default false, validated boolean not null default true)`,
    sql`create index address_user on address (user_id)`,
    sql`create table timeslot (
      timeslot_id integer primary key, warehouse_id integer not null, delivery_service_id integer not null, week_days jsonb not null,
      begin_time text not null, end_time text not null, capacity integer not null, reserved integer not null, cut_off_minutes integer not null, fee integer not null)`,
    sql`create index timeslot_place on timeslot (warehouse_id, delivery_service_id)`,
    sql`create table timeslot_day (timeslot_id integer not null references timeslot, date text not null, taken integer not null default 0 check (taken >= 0), primary key (timeslot_id, date))`,
  ])
    await statement.execute(db);
}

const place = ({
  address1,
  addressNumber,
  city,
  province,
  postalcode,
  latitude,
  longitude,
}: {
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
}) => ({
  address1,
  address_number: addressNumber,
  city,
  province,
  postalcode,
  latitude,
  longitude,
});

const nobodys = {
  user_id: null,
  doorbell_name: null,
  floor: null,
  elevator: null,
  reference_phone_number: null,
  note: null,
  favourite: false,
};

export async function seed(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('store')
    .values(
      stores.map((store) => ({
        store_id: store.storeId,
        warehouse_id: store.warehouseId,
        parent_warehouse_id: store.parentWarehouseId,
        address_id: store.addressId,
        name: store.name,
        slug: store.slug,
        phone: store.phone,
        services: JSON.stringify(store.services),
      })),
    )
    .execute();
  const zones = stores.flatMap((store) => store.zones.map((zone) => ({ ...zone, warehouseId: store.warehouseId })));
  await db
    .insertInto('zone')
    .values(
      zones.map((zone) => ({
        zone_id: zone.zoneId,
        warehouse_id: zone.warehouseId,
        delivery_service_id: zone.deliveryServiceId,
        fee: zone.fee,
        free_from: zone.freeFrom,
        minimum: zone.minimum,
      })),
    )
    .execute();
  await db
    .insertInto('zone_postalcode')
    .values(
      zones.flatMap((zone) =>
        zone.postalcodes.map((postalcode) => ({
          zone_id: zone.zoneId,
          delivery_service_id: zone.deliveryServiceId,
          postalcode,
        })),
      ),
    )
    .execute();
  const ofStores = stores.flatMap((store) => [
    {
      ...nobodys,
      ...place(store),
      address_id: store.addressId,
      store_id: store.storeId,
      address_name: store.name,
      address_type_id: 3,
      delivery_service_id: 1,
    },
    ...store.lockers.map((locker) => ({
      ...nobodys,
      ...place(locker),
      address_id: locker.addressId,
      store_id: store.storeId,
      address_name: locker.name,
      address_type_id: locker.addressTypeId,
      delivery_service_id: 5,
    })),
  ]);
  const ofCustomers = customers.flatMap((customer) =>
    customer.addresses.map((address) => ({
      ...place(address),
      address_id: address.addressId,
      user_id: customer.userId,
      store_id: null,
      address_name: address.addressName,
      address_type_id: address.addressTypeId,
      delivery_service_id: address.deliveryServiceId,
      doorbell_name: address.doorbellName ?? null,
      floor: address.floor ?? null,
      elevator: address.elevator ?? null,
      reference_phone_number: address.referencePhoneNumber,
      note: address.note ?? null,
      favourite: address.favourite,
    })),
  );
  await db
    .insertInto('address')
    .values([...ofStores, ...ofCustomers])
    .execute();
  await sql`select setval('address_address_id_seq', 10000)`.execute(db);
  await db
    .insertInto('timeslot')
    .values(
      slotTemplates.map((slot) => ({
        timeslot_id: slot.timeslotId,
        warehouse_id: slot.warehouseId,
        delivery_service_id: slot.deliveryServiceId,
        week_days: JSON.stringify(slot.weekDays),
        begin_time: slot.beginTime,
        end_time: slot.endTime,
        capacity: slot.capacity,
        reserved: slot.reserved,
        cut_off_minutes: slot.cutOffMinutes,
        fee: slot.fee,
      })),
    )
    .execute();
}
