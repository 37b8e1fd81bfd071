import * as v from 'valibot';
import { addressSchema } from './address.ts';
import { orderPreviewSchema } from './orders.ts';

/** How a weekly order is paid: `missing` has no way to be paid, `expired` a card that has lapsed. */
const paymentStatuses = ['ok', 'missing', 'expired'] as const;

/** An order that repeats every week (account §4, wire P12). Weekdays 1 = Sunday … 7 = Saturday, dates YYYY-MM-DD. */
export const recurrentOrderSchema = v.object({
  recurrentOrderId: v.number(),
  active: v.boolean(),
  timeslot: v.object({ timeslotId: v.number(), beginTime: v.string(), endTime: v.string() }),
  address: v.optional(addressSchema),
  weekDay: v.number(),
  consent: v.boolean(),
  /** The next delivery that has no order yet. */
  nextDate: v.string(),
  paymentStatus: v.picklist(paymentStatuses),
  paymentTypeId: v.optional(v.number()),
  userPaymentAuthId: v.optional(v.number()),
  maskedCard: v.optional(v.string()),
  /** The day on which that delivery's order is made. */
  orderDate: v.optional(v.string()),
  /** Until when that order may be changed and cancelled, ISO. */
  changeableUntil: v.optional(v.string()),
  /** The order that it repeats. */
  repeatsOrderId: v.optional(v.number()),
  /** What it repeats: the goods of the last order, and what they cost then, in euro. */
  preview: v.optional(orderPreviewSchema),
  lastTotal: v.optional(v.number()),
  /** Why its latest order could not be made. */
  problem: v.optional(v.string()),
});
export type RecurrentOrder = v.InferOutput<typeof recurrentOrderSchema>;

/** What a new one would repeat, what that came to, in euro, and how it would be paid at first. */
export const recurrentProposalSchema = v.object({
  orderId: v.number(),
  preview: orderPreviewSchema,
  total: v.number(),
  paymentTypeId: v.optional(v.number()),
  maskedCard: v.optional(v.string()),
});
export type RecurrentProposal = v.InferOutput<typeof recurrentProposalSchema>;
