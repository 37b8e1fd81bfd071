import * as v from 'valibot';

/** A recipe of the content platform in its light form (wire P15); the title is HTML. */
export const recipeSchema = v.object({
  id: v.number(),
  slug: v.optional(v.string()),
  title: v.object({ rendered: v.string() }),
  link: v.string(),
  featured_image: v.optional(v.string()),
  /** How long it takes in all, and for how many it is; our own additions to the wire. */
  minutes: v.optional(v.number()),
  servings: v.optional(v.number()),
});
