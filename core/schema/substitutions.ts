import * as v from 'valibot';
import { productSchema } from './catalogue.ts';

/** Why another product was chosen: it was sold out, or what was there was not good enough; or that a piece weighs more than was allowed. */
export const substitutionReasonSchema = v.picklist(['missing', 'quality', 'weight']);
export type SubstitutionReason = v.InferOutput<typeof substitutionReasonSchema>;

/** What the shop proposes for a line of an order; quantities in pieces or kilograms, euro. */
const substitutionSchema = v.object({
  orderItemId: v.number(),
  product: productSchema,
  quantity: v.number(),
  grossTotal: v.number(),
  /** Absent: the same product, heavier. */
  substitute: v.optional(productSchema),
  substituteQuantity: v.number(),
  substituteTotal: v.number(),
  reason: substitutionReasonSchema,
  /** `asked`: the customer has not said yet, and `acceptAlternatives` counts once the time is over. */
  state: v.picklist(['asked', 'taken', 'refused']),
  /** The customer has said so, not the shop for them. */
  answered: v.boolean(),
  /** What silence says: true takes it, never what costs or weighs over 20 % more or less than was ordered (ruling 38). */
  acceptAlternatives: v.boolean(),
});
export type Substitution = v.InferOutput<typeof substitutionSchema>;

export const substitutionsSchema = v.object({
  substitutions: v.array(substitutionSchema),
  /** They can still be taken and refused: the van has not left. */
  open: v.boolean(),
  /** The order waits for the customer until then, ISO with offset (ruling 30). */
  asksUntil: v.optional(v.string()),
});
export type Substitutions = v.InferOutput<typeof substitutionsSchema>;
