import * as v from 'valibot';

/** By what somebody gets into an account. */
export const waySchema = v.picklist(['password', 'google', 'facebook', 'company']);
export type Way = v.InferOutput<typeof waySchema>;

/** A way into an account: since when it is open and when it was last used, ISO; `removable` where the customer can close it. */
export const wayInSchema = v.object({
  way: waySchema,
  since: v.optional(v.string()),
  lastUsed: v.optional(v.string()),
  removable: v.boolean(),
});
export type WayIn = v.InferOutput<typeof wayInSchema>;
