import * as v from 'valibot';

/** What a customer may mean while they type (§7). */
export const suggestionSchema = v.object({
  type: v.picklist(['keyword', 'category', 'vendor', 'product']),
  id: v.number(),
  name: v.string(),
  slug: v.optional(v.string()),
  itemUrl: v.optional(v.string()),
  mediaURL: v.optional(v.string()),
  count: v.optional(v.number()),
  /** What a product costs and its unit price, as in `Product`; our own addition to the wire. */
  priceDisplay: v.optional(v.nullable(v.number())),
  priceUmDisplay: v.optional(v.number()),
  weightUnitDisplay: v.optional(v.string()),
  priceUnitDisplay: v.optional(v.string()),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;
