import * as v from 'valibot';

const maybe = v.optional(v.string());

/** A push message (§3): what the app's systems say in `aps`, everybody in `title` and `body`; `tap`: the customer has pressed it; `nav_to`: the page that it is about. */
export const pushMessageSchema = v.object({
  aps: v.optional(v.object({ alert: v.optional(v.object({ title: maybe, body: maybe })) })),
  title: maybe,
  body: maybe,
  tap: v.optional(v.boolean()),
  nav_to: maybe,
});
export type PushMessage = v.InferOutput<typeof pushMessageSchema>;

/** A device as it is registered (§3): `external_id` is how messages reach it, in a browser its whole subscription as JSON. */
export const deviceSchema = v.object({
  external_id: v.string(),
  uuid: v.string(),
  platform: v.string(),
  model: maybe,
  platform_version: maybe,
  manufacturer: maybe,
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** What a browser gives of its subscription: the push service's address for it, and the keys that messages are sealed with. */
export const subscriptionSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
