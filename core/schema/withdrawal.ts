import * as v from 'valibot';
import { productSchema } from './catalogue.ts';

/** A line of an order, whether its contract can be withdrawn from; `excluded` by law, such as what perishes (LAW-09). Quantity in pieces or kilograms. */
const withdrawalLineSchema = v.object({
  orderItemId: v.number(),
  product: productSchema,
  quantity: v.number(),
  state: v.picklist(['open', 'excluded', 'withdrawn']),
});
export type WithdrawalLine = v.InferOutput<typeof withdrawalLineSchema>;

/** Withdrawing from the contract of an order (LAW-10). Moments are ISO with offset. */
export const withdrawalSchema = v.object({
  /** The time for it is not over. */
  open: v.boolean(),
  /** Absent until the order is delivered: the days are counted from then on. */
  until: v.optional(v.string()),
  lines: v.array(withdrawalLineSchema),
  /** When the customer has withdrawn, from whichever lines, the latest last. */
  made: v.array(v.string()),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
