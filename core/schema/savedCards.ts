import * as v from 'valibot';

/** A saved card; never its number, only its mask (account §7 payment-type/list-auth). */
export const paymentAuthSchema = v.object({
  userPaymentAuthId: v.number(),
  paymentTypeId: v.number(),
  maskedCard: v.string(),
  brand: v.optional(v.string()),
  expireDate: v.optional(v.string()),
  holder: v.optional(v.string()),
  default: v.optional(v.boolean()),
  /** May its customer have it forgotten? Where this is not said there is no call for it. */
  removable: v.optional(v.boolean()),
});
export type PaymentAuth = v.InferOutput<typeof paymentAuthSchema>;
