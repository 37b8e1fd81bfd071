import type { ColumnType, Generated } from 'kysely';
import type { ServiceHours } from '../../../../core/schema/address.ts';

type Json<T> = ColumnType<T, string, string>;

export interface DeliveryTables {
  store: {
    store_id: number;
    warehouse_id: number;
    parent_warehouse_id: number;
    address_id: number;
    name: string;
    slug: string;
    phone: string;
    services: Json<number[]>;
    /** When it is open in an ordinary week. */
    hours: ColumnType<ServiceHours['default'], string | undefined, string>;
    /** To park at, kept for those who fetch an order. */
    parking_places: ColumnType<number, number | undefined, number>;
  };
  /** Cents; a zone without postal codes is the store itself or its lockers. */
  zone: {
    zone_id: number;
    warehouse_id: number;
    delivery_service_id: number;
    fee: number;
    free_from: number;
    minimum: number;
  };
  zone_postalcode: { zone_id: number; delivery_service_id: number; postalcode: string };
  /** Of a customer (`user_id`), of a store or of a locker (`store_id`). */
  address: {
    address_id: Generated<number>;
    user_id: number | null;
    store_id: number | null;
    address_name: string;
    address_type_id: number;
    delivery_service_id: number;
    address1: string;
    address_number: string;
    address2: string | null;
    doorbell_name: string | null;
    floor: string | null;
    elevator: boolean | null;
    city: string;
    province: string;
    postalcode: string;
    latitude: number | null;
    longitude: number | null;
    reference_phone_number: string | null;
    note: string | null;
    favourite: boolean;
    validated: ColumnType<boolean, boolean | undefined, boolean>;
  };
  timeslot: {
    timeslot_id: number;
    warehouse_id: number;
    delivery_service_id: number;
    week_days: Json<number[]>;
    begin_time: string;
    end_time: string;
    capacity: number;
    reserved: number;
    cut_off_minutes: number;
    fee: number;
  };
  /** Places that orders hold of a timeslot on a day (YYYY-MM-DD). */
  timeslot_day: { timeslot_id: number; date: string; taken: number };
}
