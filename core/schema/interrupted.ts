import * as v from 'valibot';

/** Page and product to resume with after a registration; `quantity` in thousandths, `at` in ms since 1970. */
export const interruptedSchema = v.object({
  back: v.string(),
  at: v.number(),
  productId: v.optional(v.number()),
  name: v.optional(v.string()),
  quantity: v.optional(v.number()),
});
export type Interrupted = v.InferOutput<typeof interruptedSchema>;
/** The product that a visitor was adding when the login was asked for. */
export type Wanted = Pick<Interrupted, 'productId' | 'name' | 'quantity'>;
