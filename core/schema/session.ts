import * as v from 'valibot';

/** Who is logged in to the back office (account §3). */
export const ssoUserSchema = v.object({ username: v.string(), roles: v.array(v.string()) });

const personInfoSchema = v.object({ personInfoTypeId: v.number(), value: v.string() });

/** The user as cart and envelope carry it; userId -1 is anonymous (§3). The envelope's form may be the short one. */
export const userSchema = v.object({
  userId: v.number(),
  login: v.optional(v.string()),
  username: v.optional(v.string()),
  email: v.optional(v.string()),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  profileConfirmed: v.optional(v.boolean()),
  userType: v.optional(v.object({ userTypeId: v.string(), name: v.optional(v.string()) })),
  betaTester: v.optional(v.string()),
  companyId: v.optional(v.number()),
  fidelityCard: v.optional(v.string()),
  profile: v.optional(v.object({ level: v.number() })),
  hasFavorites: v.optional(v.boolean()),
  giftCertificatesReceived: v.optional(v.number()),
  legals: v.optional(v.array(v.object({ legalId: v.number(), accepted: v.boolean() }))),
  crmUserSegments: v.optional(v.array(v.object({ crmSegment: v.object({ crmSegmentId: v.number() }) }))),
  defaultStoreAddressId: v.optional(v.number()),
  defaultDeliveryAddressId: v.optional(v.number()),
  person: v.optional(v.object({ personInfos: v.array(personInfoSchema) })),
  /** The user of the back office who is logged in, or acts for this customer (account §3). */
  ssoUser: v.optional(ssoUserSchema),
  userPointsCounters: v.optional(v.array(v.object({ codInt: v.string(), value: v.number() }))),
});
export type User = v.InferOutput<typeof userSchema>;

/** The anonymous visitor. */
export const anonymous: User = { userId: -1, login: 'anonymous', profileConfirmed: false };

/** `user` is that of the envelope once more, where some clients look for it (wire §1). */
export const authTestSchema = v.object({
  operation: v.optional(v.string()),
  allowed: v.optional(v.boolean()),
  user: v.optional(userSchema),
});
