import * as v from 'valibot';

/** By what key the marketing system knows a customer (account §7 contact-key). */
export const marketingContactSchema = v.object({ userId: v.number(), contactKey: v.string() });
