/** What flows keep that no page needs at once. */
import * as v from 'valibot';

/** The key of one order, and what makes it that order: cart, revision, total and way to pay. */
export const buyingSchema = v.object({ order: v.string(), key: v.string() });

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
