import * as v from 'valibot';
import { orderAdjustmentSchema } from './cart.ts';
import { productSchema } from './catalogue.ts';
import { paymentStepSchema } from './checkout.ts';
import { orderSchema } from './orders.ts';

/** What is to be added to an order, at the prices of its store; quantities in pieces or kilograms, euro. */
export const supplementSchema = v.object({
  lines: v.array(
    v.object({
      product: productSchema,
      quantity: v.number(),
      grossTotal: v.number(),
      params: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  netTotal: v.number(),
  orderAdjustmentSummary: v.optional(v.object({ orderAdjustments: v.array(orderAdjustmentSchema) })),
  bags: v.optional(v.object({ count: v.number(), unitPrice: v.number() })),
  packagingFee: v.number(),
  totalVariableWeight: v.number(),
  /** All that is to be paid for it; the delivery is paid with the order. */
  grossTotal: v.number(),
  /** At most this is held on the card; nothing for an order that is paid on delivery. */
  reservedAmount: v.number(),
  /** The card that the order was paid with and that can be charged again, by its mask. */
  maskedCard: v.optional(v.string()),
  /** Alcohol is among it: the customer has to declare to be of age (LAW-16). */
  adultsOnly: v.boolean(),
  /** The last addition that the order has already; ordering refuses a later one that the customer has not seen. */
  after: v.optional(v.number()),
});
export type Supplement = v.InferOutput<typeof supplementSchema>;

/** What was added, and what its payment asks next. */
export const supplementedSchema = v.object({ order: orderSchema, payment: paymentStepSchema });
export type Supplemented = v.InferOutput<typeof supplementedSchema>;
