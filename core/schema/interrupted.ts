import * as v from 'valibot';

/** What a visitor will go on with after the registration: the page, and what was to go into the cart, its `quantity` in thousandths; `at` in ms since 1970. */
export const interruptedSchema = v.object({
  back: v.string(),
  at: v.number(),
  productId: v.optional(v.number()),
  name: v.optional(v.string()),
  quantity: v.optional(v.number()),
});
export type Interrupted = v.InferOutput<typeof interruptedSchema>;
/** What was to go into the cart when the login was asked for. */
export type Wanted = Pick<Interrupted, 'productId' | 'name' | 'quantity'>;
