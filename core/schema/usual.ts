import * as v from 'valibot';
import { productSchema } from './catalogue.ts';

/** A product that a customer buys again and again, as the shop sells it now; quantity in pieces or kilograms, as many as usual. */
const usualItemSchema = v.object({
  product: productSchema,
  quantity: v.number(),
  /** In how many orders. */
  times: v.number(),
  /** The options as they were chosen last. */
  params: v.optional(v.record(v.string(), v.string())),
  available: v.boolean(),
});
export type UsualItem = v.InferOutput<typeof usualItemSchema>;
export const usualSchema = v.object({ items: v.array(usualItemSchema) });
