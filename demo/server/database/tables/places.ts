import type { ColumnType, Generated } from 'kysely';

export interface PlaceTables {
  /** Numbered as at ISTAT. */
  province: { province_id: number; name: string; code: string };
  city: { city_id: number; province_id: number; name: string };
  /** A postal code of a town, with a place in its middle. */
  postcode: { postcode_id: Generated<number>; city_id: number; postcode: string; latitude: number; longitude: number };
  street: { street_id: Generated<number>; postcode: string; name: string };
  /** A company with lockers of its own, which its people reach by its code. */
  workplace: { workplace_id: number; subscription_code: string; company_name: string };
  workplace_address: { workplace_id: number; address_id: number };
  workplace_member: { workplace_id: number; user_id: number; at: ColumnType<Date, Date | undefined, Date> };
}
