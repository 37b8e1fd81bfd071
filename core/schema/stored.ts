import * as v from 'valibot';
import { cartSchema } from './cart.ts';
import { tolerant } from './tolerant.ts';

/** Session and account header; `epoch` rises with every change: an answer to an older request changes nothing (SES-03). */
export const credentialsSchema = v.object({ session: v.string(), account: v.string(), epoch: v.number() });

/** Who was logged in on the page before; -1 is nobody. */
export const keptUserSchema = v.object({ userId: v.number() });

/** The cart's hash, kept for the calls of a page that has not read its cart yet. */
export const shopSchema = v.object({ hash: v.string() });

export const keptCartSchema = v.object({ cart: cartSchema, revision: v.optional(v.number()) });

/** That something has been done. */
export const markSchema = v.literal(true);

/** Texts by their key: the shop's in the chosen language, or what a Storage holds that goes with the tab. */
export const textsSchema = v.record(v.string(), v.string());

/** What the device remembers of its customer (§3, application state): moments in ms since 1970. */
const appStateSchema = v.object({
  /** When the shop was last opened in this browser. */
  lastStart: v.optional(v.number()),
  /** When something was first put into a cart here. */
  firstShop: v.optional(v.number()),
  /** Id of the first proposal of the tutorial that was last seen (§4). */
  tutorial: v.optional(v.number()),
  /** What the customer allows (consent.ts), read by its own schemas. */
  cookiePreferences: v.optional(v.unknown()),
  gates: v.optional(v.unknown()),
  /** Ids of the orders that analytics have been told of, the last 20 (§4). */
  ordersReported: v.optional(v.array(v.string())),
  /** Id of the order that was made here and whose outcome nobody has seen yet: `placeOrder` and `payOrderAgain` write it, the order's page reads it and forgets it, a logout too. */
  currentOrder: v.optional(v.number()),
  /** Of the texts; Italian where there is none (language.ts). */
  language: v.optional(v.string()),
  /** Code of each informational popup that was shown → the day of it (ruling 32). */
  popups: v.optional(v.record(v.string(), v.string())),
  /** By what the marketing system knows a customer, read by `marketingContact.ts`. */
  marketingContact: v.optional(v.unknown()),
});
export type AppState = v.InferOutput<typeof appStateSchema>;
export const readAppState = tolerant(appStateSchema);

/** When each kept answer was stored and last used, ms since 1970, and how long it is as text. */
export const answersSchema = v.record(v.string(), v.object({ at: v.number(), used: v.number(), size: v.number() }));
