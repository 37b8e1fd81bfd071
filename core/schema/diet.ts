import * as v from 'valibot';

/** The allergens of Annex II to Regulation (EU) 1169/2011. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** Diets of which the products' data can tell whether one suits them. */
export const diets = ['glutenFree', 'lactoseFree'] as const;
export type DietName = (typeof diets)[number];

/** What a customer does not eat, as the shop keeps it for whom that is agreed with. `traces`: what may contain traces counts too. */
export const sharedDietSchema = v.object({
  allergens: v.array(v.picklist(allergens)),
  diets: v.array(v.picklist(diets)),
  traces: v.boolean(),
});
export type SharedDiet = v.InferOutput<typeof sharedDietSchema>;

/** The same as the device keeps it, which without the customer's consent it never leaves (LAW-15). `hide`: lists go without what contains it. */
export const dietSchema = v.object({ ...sharedDietSchema.entries, hide: v.boolean() });
export type Diet = v.InferOutput<typeof dietSchema>;
