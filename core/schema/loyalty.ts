import * as v from 'valibot';
import { proposalSchema } from './content.ts';

/** A gift certificate; adjustment type 1001 makes the customer choose an item (§3). Dates are YYYY-MM-DD, amounts euro. */
export const giftCertificateSchema = v.object({
  giftCertificateId: v.number(),
  id: v.optional(v.number()),
  giftCode: v.optional(v.string()),
  name: v.string(),
  description: v.optional(v.string()),
  image: v.optional(v.string()),
  startDate: v.optional(v.string()),
  endDate: v.optional(v.string()),
  giftCertificateTypeId: v.optional(v.number()),
  giftAdjustmentType: v.optional(v.object({ giftAdjustmentTypeId: v.number(), name: v.optional(v.string()) })),
  amount: v.optional(v.number()),
  percentage: v.optional(v.number()),
  categoryProposal: v.optional(proposalSchema),
  userGiftCertificateId: v.optional(v.number()),
  userGiftCertificates: v.optional(
    v.array(
      v.object({
        userGiftCertificateId: v.number(),
        cartId: v.optional(v.number()),
        orderId: v.optional(v.number()),
        usedDate: v.optional(v.string()),
      }),
    ),
  ),
});
export type GiftCertificate = v.InferOutput<typeof giftCertificateSchema>;
