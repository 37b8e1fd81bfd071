import * as v from 'valibot';
import { awardSchema, pointsMovementSchema, pointsOfferSchema } from '../../schema/awards.ts';
import { area, endpoint } from '../endpoint.ts';

/** What a customer's points have become (account §7). */
export const awards = area('awards', {
  orders: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/awards/view_orders',
    answer: v.object({ awards: v.array(awardSchema) }),
  }),
  /** `balance` in points. */
  story: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/awards/view_story',
    answer: v.object({
      movements: v.array(pointsMovementSchema),
      balance: v.number(),
      offer: v.optional(pointsOfferSchema),
    }),
  }),
});
