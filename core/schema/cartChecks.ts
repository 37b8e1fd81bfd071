import * as v from 'valibot';
import { giftCertificateSchema } from './loyalty.ts';

export const restrictionSchema = v.object({
  code: v.string(),
  message: v.string(),
  productClassId: v.optional(v.number()),
  max: v.optional(v.number()),
  current: v.optional(v.number()),
});
/** A reason why the cart may not be ordered as it is (§7). */
export type Restriction = v.InferOutput<typeof restrictionSchema>;

export const benefitSchema = v.object({
  giftCertificate: giftCertificateSchema,
  threshold: v.number(),
  current: v.number(),
  missing: v.number(),
  percent: v.number(),
  reached: v.boolean(),
  message: v.string(),
});
/** A gift that begins at an amount; euro, percent 0–100 (§7 cart-threshold). */
export type Benefit = v.InferOutput<typeof benefitSchema>;
