import * as v from 'valibot';
import { cartSchema } from './cart.ts';

const maybe = v.optional(v.string());

/** Those who tell us who somebody is, by the name they have on the wire. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Where to go on, or the cart of whoever has been let in (wire P13). */
export const enteredSchema = v.object({ redirectUrl: maybe, ...v.partial(cartSchema).entries });
export type Entered = v.InferOutput<typeof enteredSchema>;

/** What Google or Facebook said of a newcomer, to fill the registration with. */
export const socialDetailSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  provider: v.picklist(socialProviders),
});
export type SocialDetail = v.InferOutput<typeof socialDetailSchema>;
