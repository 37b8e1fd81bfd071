import * as v from 'valibot';

/** A payment that is not as it was asked for, or whose money does not move: for the shop's staff. */
export const paymentProblemSchema = v.object({
  paymentId: v.number(),
  orderId: v.number(),
  /** Ours; the provider knows it. */
  reference: v.string(),
  /** Euro. */
  amount: v.number(),
  state: v.string(),
  /** Words for people; absent where the provider only does not do what it was asked for. */
  problem: v.optional(v.string()),
  /** When it was asked for, ISO 8601. */
  date: v.string(),
});
export type PaymentProblem = v.InferOutput<typeof paymentProblemSchema>;

/** A line of the audit: who, for whom, what, when. */
export const auditLineSchema = v.object({
  auditId: v.number(),
  /** ISO 8601. */
  date: v.string(),
  actor: v.string(),
  customer: v.optional(v.string()),
  action: v.picklist(['sso-login', 'select', 'refused', 'return', 'logout', 'command']),
  /** Method and path of a command. */
  call: v.optional(v.string()),
  /** The numbers of its input. */
  subject: v.optional(v.record(v.string(), v.unknown())),
  /** `done`, or the code that refused it; absent where it is unknown. */
  outcome: v.optional(v.string()),
});
export type AuditLine = v.InferOutput<typeof auditLineSchema>;

/** A customer as the back office finds them. */
export const foundUserSchema = v.object({
  userId: v.number(),
  login: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  fidelityCard: v.optional(v.string()),
  userType: v.object({ userTypeId: v.string() }),
});
export type FoundUser = v.InferOutput<typeof foundUserSchema>;
