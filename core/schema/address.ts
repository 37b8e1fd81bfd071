import * as v from 'valibot';

/** Opening hours: weekdays 1 = Sunday … 7 = Saturday, hours HH:MM, dates YYYY-MM-DD; custom rules win over default ones (§3). */
export const serviceHoursSchema = v.object({
  default: v.array(
    v.object({ beginWeekDay: v.number(), beginHour: v.string(), endHour: v.string(), note: v.optional(v.string()) }),
  ),
  custom: v.optional(
    v.array(
      v.object({
        beginDate: v.string(),
        beginHour: v.optional(v.string()),
        endHour: v.optional(v.string()),
        note: v.optional(v.string()),
      }),
    ),
  ),
});
export type ServiceHours = v.InferOutput<typeof serviceHoursSchema>;

/** An address of a customer, a store or a locker. addressTypeId 2 home, 3 store, 4 work, 5 locker; deliveryServiceId 1 pickup, 2 home, 4 fast, 5 work and locker. */
export const addressSchema = v.object({
  addressId: v.number(),
  addressName: v.optional(v.string()),
  address1: v.optional(v.string()),
  addressNumber: v.optional(v.string()),
  address2: v.optional(v.string()),
  doorbellName: v.optional(v.string()),
  floor: v.optional(v.string()),
  elevator: v.optional(v.boolean()),
  city: v.optional(v.string()),
  cityId: v.optional(v.number()),
  province: v.optional(v.string()),
  provinceId: v.optional(v.number()),
  postalcode: v.optional(v.string()),
  country: v.optional(v.string()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  phoneNumber: v.optional(v.string()),
  referencePhoneNumber: v.optional(v.string()),
  note: v.optional(v.string()),
  addressType: v.optional(v.string()),
  addressTypeId: v.optional(v.number()),
  deliveryServiceId: v.optional(v.number()),
  storeId: v.optional(v.number()),
  warehouseId: v.optional(v.number()),
  favourite: v.optional(v.boolean()),
  validated: v.optional(v.boolean()),
  /** Another one after each change of a customer's own address; a change sends the one that it began with. */
  version: v.optional(v.string()),
  serviceHours: v.optional(serviceHoursSchema),
});
export type Address = v.InferOutput<typeof addressSchema>;
