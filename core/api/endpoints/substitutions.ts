import * as substitutionTexts from '../../labels/it/substitutions.ts';
import * as v from 'valibot';
import { substitutionsSchema } from '../../schema/substitutions.ts';
import { area, endpoint } from '../endpoint.ts';

/** What was picked in place of what was ordered, taken or refused line by line until the van leaves (account §5, ruling 30). */
export const substitutions = area('substitutions', {
  list: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/order/substitutions',
    query: v.object({ order_id: v.number() }),
    answer: substitutionsSchema,
    failure: 'silent',
  }),
  /** Says of each line no more than whether it is accepted. */
  answer: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/order/substitutions',
    body: v.object({
      order_id: v.number(),
      items: v.array(v.object({ orderItemId: v.number(), accept_alternatives: v.boolean() })),
    }),
    answer: substitutionsSchema,
    failure: substitutionTexts.answerError,
  }),
});
