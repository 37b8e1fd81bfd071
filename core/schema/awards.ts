import * as v from 'valibot';

/** An award that was asked for; `date` ISO. */
export const awardSchema = v.object({
  awardId: v.number(),
  name: v.string(),
  points: v.number(),
  quantity: v.number(),
  date: v.string(),
  status: v.string(),
  image: v.optional(v.string()),
});

/** Points that came, or went by a negative number. */
export const pointsMovementSchema = v.object({ date: v.string(), description: v.string(), points: v.number() });
export type PointsMovement = v.InferOutput<typeof pointsMovementSchema>;

/** What points are good for: how many each euro of shopping brings, their last day (none: they stay), what vouchers they are worth in euro, and the awards that can be asked for. An addition of the reference shop. */
export const pointsOfferSchema = v.object({
  pointsPerEuro: v.number(),
  endDate: v.optional(v.string()),
  worth: v.optional(v.number()),
  awards: v.array(v.object({ name: v.string(), points: v.number(), isVoucher: v.optional(v.boolean()) })),
});
export type PointsOffer = v.InferOutput<typeof pointsOfferSchema>;
