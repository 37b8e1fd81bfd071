import * as v from 'valibot';

/** A recipe of the content platform in its light form (wire P15); the title is HTML. */
export const recipeSchema = v.object({
  id: v.number(),
  slug: v.optional(v.string()),
  title: v.object({ rendered: v.string() }),
  link: v.string(),
  featured_image: v.optional(v.string()),
});
