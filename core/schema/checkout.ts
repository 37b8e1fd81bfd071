import * as v from 'valibot';
import { cartSchema } from './cart.ts';
import { orderSchema } from './orders.ts';

export const paymentTypeSchema = v.object({
  paymentTypeId: v.number(),
  name: v.string(),
  description: v.optional(v.string()),
  selected: v.optional(v.boolean()),
  needAuth: v.optional(v.boolean()),
});
export type PaymentType = v.InferOutput<typeof paymentTypeSchema>;

/** What the shopping is packed in; the price, in euro, is what is charged for it in this cart (LAW-18). */
export const packagingTypeSchema = v.object({
  packagingTypeId: v.number(),
  name: v.string(),
  description: v.optional(v.string()),
  price: v.number(),
  selected: v.boolean(),
});
export type PackagingType = v.InferOutput<typeof packagingTypeSchema>;

export const preparedSchema = v.object({
  cart: cartSchema,
  paymentTypes: v.array(paymentTypeSchema),
  prebilledAmount: v.number(),
});
export type Prepared = v.InferOutput<typeof preparedSchema>;

/** What the payment asks next: nothing, a visit to the provider (a POST of params to url, or a plain redirect), or patience. */
export const paymentStepSchema = v.object({
  status: v.picklist(['ok', 'redirect', 'pending']),
  url: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.string())),
});
export type PaymentStep = v.InferOutput<typeof paymentStepSchema>;

export const boughtSchema = v.object({
  order: orderSchema,
  orderId: v.number(),
  redirectUrl: v.optional(v.string()),
  payment: paymentStepSchema,
});
export type Bought = v.InferOutput<typeof boughtSchema>;

/** Euro: the hold is total + 25 % of the variable weight + shopper cost (ruling 6). */
export const prebilledSchema = v.object({
  prebilledAmount: v.number(),
  grossTotal: v.number(),
  variableWeightTotal: v.number(),
  shopperCost: v.number(),
});
