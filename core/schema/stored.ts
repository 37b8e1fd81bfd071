import * as v from 'valibot';
import { cartSchema } from './cart.ts';

/** Session and account header; `epoch` rises with every change: an answer to an older request changes nothing (SES-03). */
export const credentialsSchema = v.object({ session: v.string(), account: v.string(), epoch: v.number() });

/** Who was logged in on the page before; -1 is nobody. */
export const keptUserSchema = v.object({ userId: v.number() });

/** The cart's hash, kept for the calls of a page that has not read its cart yet. */
export const shopSchema = v.object({ hash: v.string() });

export const keptCartSchema = v.object({ cart: cartSchema, revision: v.optional(v.number()) });

/** When each kept answer was stored and last used, ms since 1970, and how long it is as text. */
export const answersSchema = v.record(v.string(), v.object({ at: v.number(), used: v.number(), size: v.number() }));
