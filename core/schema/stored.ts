import * as v from 'valibot';
import { cartSchema } from './cart.ts';

/** Session and account header; `epoch` rises with every change: an answer to an older request changes nothing (SES-03). */
export const credentialsSchema = v.object({ session: v.string(), account: v.string(), epoch: v.number() });

/** Who was logged in on the page before; -1 is nobody. */
export const keptUserSchema = v.object({ userId: v.number() });

/** The cart's hash, kept for the calls of a page that has not read its cart yet. */
export const shopSchema = v.object({ hash: v.string() });

export const keptCartSchema = v.object({ cart: cartSchema, revision: v.optional(v.number()) });

/** The key of one order, and what makes it that order: cart, revision, total and way to pay. */
export const buyingSchema = v.object({ order: v.string(), key: v.string() });

/** When each kept answer was stored and last used, ms since 1970, and how long it is as text. */
export const answersSchema = v.record(v.string(), v.object({ at: v.number(), used: v.number(), size: v.number() }));

export const searchWordsSchema = v.array(v.object({ name: v.string(), counter: v.number(), timestamp: v.number() }));

/** Forms that were begun in this tab, by name, without passwords; and by whom. */
export const draftsSchema = v.object({
  userId: v.number(),
  forms: v.record(v.string(), v.record(v.string(), v.string())),
});

/** What the customer allows on every page, as the specification writes it (§3): `saveDate` in ms since 1970, `uuid` names the answer. */
export const cookiePreferencesSchema = v.object({
  technical: v.boolean(),
  analytics: v.boolean(),
  profilation: v.boolean(),
  saveDate: v.number(),
  uuid: v.string(),
});

/** What the customer said where something of another site is shown, by purpose: when, in ms since 1970 (LAW-12). */
export const gatesSchema = v.record(v.string(), v.object({ granted: v.boolean(), at: v.number() }));
