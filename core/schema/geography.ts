import * as v from 'valibot';
import { addressSchema } from './address.ts';

export const provinceSchema = v.object({ provinceId: v.number(), name: v.string(), code: v.string() });

export type Province = v.InferOutput<typeof provinceSchema>;

export const citySchema = v.object({ cityId: v.number(), name: v.string() });

export const postcodeSchema = v.object({ postcodeId: v.number(), postcode: v.string() });
export const streetSchema = v.object({ streetId: v.number(), name: v.string() });

/** A town that is delivered to, with the postal codes of it that are. */
export const servedCitySchema = v.object({
  cityId: v.number(),
  name: v.string(),
  province: v.optional(v.string()),
  postcodes: v.array(v.string()),
});

/** Where a service goes, as GeoJSON: rings of longitude and latitude. */
export const coverageSchema = v.object({
  type: v.literal('Feature'),
  properties: v.object({
    zoneId: v.number(),
    deliveryServiceId: v.number(),
    warehouseId: v.number(),
    name: v.string(),
  }),
  geometry: v.object({
    type: v.literal('Polygon'),
    coordinates: v.array(v.array(v.array(v.number()))),
  }),
});
export type Coverage = v.InferOutput<typeof coverageSchema>;

/** A service as it reaches somebody or somewhere: where it can go, and from what it costs, in euro. */
export const deliveryServiceSchema = v.object({
  deliveryServiceId: v.number(),
  name: v.string(),
  descr: v.optional(v.string()),
  addressTypeId: v.optional(v.number()),
  addresses: v.array(addressSchema),
  /** Can be had. */
  active: v.boolean(),
  deliveryFee: v.optional(v.number()),
});
export type DeliveryService = v.InferOutput<typeof deliveryServiceSchema>;

/** The places that somebody may have their shopping brought to at work. */
export const workplaceSchema = v.object({
  subscriptionCode: v.string(),
  companyName: v.string(),
  addresses: v.array(addressSchema),
});
export type Workplace = v.InferOutput<typeof workplaceSchema>;
