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
