import * as v from 'valibot';
import { addressSchema, serviceHoursSchema } from './address.ts';
import { giftCertificateSchema } from './loyalty.ts';

/** What a customer types of an address; the server finds zone and coordinates. */
export const addressInputSchema = v.object({
  addressId: v.optional(v.number()),
  addressName: v.optional(v.string()),
  address1: v.string(),
  addressNumber: v.string(),
  address2: v.optional(v.string()),
  doorbellName: v.optional(v.string()),
  floor: v.optional(v.string()),
  elevator: v.optional(v.boolean()),
  city: v.string(),
  province: v.string(),
  postalcode: v.string(),
  referencePhoneNumber: v.optional(v.string()),
  note: v.optional(v.string()),
  addressTypeId: v.optional(v.number()),
  deliveryServiceId: v.optional(v.number()),
  favourite: v.optional(v.boolean()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** The address as the change began with it; it is refused when it has become another one meanwhile. */
  version: v.optional(v.string()),
  /** The customer has read that the address could not be validated and keeps it. */
  forceSave: v.optional(v.boolean()),
});
export type AddressInput = v.InferInput<typeof addressInputSchema>;

export const addressCheckSchema = v.object({
  address: v.optional(addressSchema),
  covered: v.optional(v.boolean()),
  validated: v.optional(v.boolean()),
  zoneId: v.optional(v.number()),
});

export const storeSchema = v.object({
  storeId: v.number(),
  name: v.string(),
  address: v.optional(addressSchema),
  /** Metres from the place asked for. */
  distance: v.optional(v.number()),
  services: v.optional(v.array(v.number())),
  warehouseId: v.optional(v.number()),
  serviceHours: v.optional(serviceHoursSchema),
  metadata: v.optional(v.record(v.string(), v.string())),
});
export type Store = v.InferOutput<typeof storeSchema>;

/** A warehouse with the store in front of it; `parentWarehouseId` is the group whose leaflets and prices it shares. */
export const warehouseSchema = v.object({
  warehouseId: v.number(),
  name: v.string(),
  slug: v.optional(v.string()),
  addressId: v.optional(v.number()),
  address: v.optional(addressSchema),
  parentWarehouseId: v.optional(v.number()),
  /** Metres from the place asked for. */
  distance: v.optional(v.number()),
  services: v.optional(v.array(v.number())),
  serviceHours: v.optional(serviceHoursSchema),
  metaData: v.optional(v.object({ warehouse_locator: v.optional(v.record(v.string(), v.string())) })),
});
export type Warehouse = v.InferOutput<typeof warehouseSchema>;

export const timeslotSchema = v.object({
  timeslotId: v.number(),
  beginTime: v.string(),
  endTime: v.string(),
  name: v.optional(v.string()),
  date: v.string(),
  /** empty: plenty of room; intermediate: at least half taken; full: none left; selected: the cart's own. */
  status: v.picklist(['empty', 'intermediate', 'full', 'selected']),
  active: v.number(),
  selected: v.boolean(),
  autoAssigned: v.optional(v.boolean()),
  deliveryFee: v.optional(v.number()),
  /** Last moment to choose it, ISO with offset. */
  cutOff: v.optional(v.string()),
  userGiftCertificates: v.optional(
    v.array(v.object({ userGiftCertificateId: v.number(), giftCertificate: v.optional(giftCertificateSchema) })),
  ),
});
export type Timeslot = v.InferOutput<typeof timeslotSchema>;

/** dateIso YYYY-MM-DD; weekDay 1 = Sunday … 7 = Saturday. */
export const timeslotDaySchema = v.object({
  dateIso: v.string(),
  weekDay: v.number(),
  selected: v.boolean(),
  timeslots: v.array(timeslotSchema),
});
export type TimeslotDay = v.InferOutput<typeof timeslotDaySchema>;

/** What another address changes for a cart: lines it would lose, prices that differ, in euro, and the first slot there. */
export const addressPreviewSchema = v.object({
  address: addressSchema,
  warehouse: v.object({ warehouseId: v.number() }),
  changes: v.array(
    v.object({
      itemId: v.number(),
      name: v.string(),
      type: v.picklist(['removed', 'price']),
      oldPrice: v.optional(v.number()),
      newPrice: v.optional(v.number()),
    }),
  ),
  firstTimeslot: v.optional(timeslotSchema),
});

/** What a service costs from one amount on up to another, in euro. */
const deliveryFeeSchema = v.object({
  deliveryServiceId: v.number(),
  minAmount: v.number(),
  maxAmount: v.optional(v.number()),
  fee: v.number(),
  /** Of a service that comes to the customer: where it goes. */
  postalcodes: v.optional(v.array(v.string())),
});
export type DeliveryFee = v.InferOutput<typeof deliveryFeeSchema>;
export const deliveryFeesSchema = v.object({ deliveryFees: v.array(deliveryFeeSchema) });
