import * as v from 'valibot';
import { sharedDietSchema } from '../../schema/diet.ts';
import { area, endpoint } from '../endpoint.ts';

/** Additions of ours: what a customer does not eat, kept by the shop only for whom that is agreed with, and used for substitutions alone (LAW-15). */
export const diet = area('diet', {
  view: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/user-diet/view',
    answer: v.object({ diet: v.optional(sharedDietSchema) }),
    sensitive: true,
    failure: 'silent',
  }),
  /** Without a diet the consent is taken back, and what was kept is erased. */
  share: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/user-diet/share',
    body: v.object({ diet: v.optional(sharedDietSchema) }),
    answer: v.object({ diet: v.optional(sharedDietSchema) }),
    sensitive: true,
  }),
});
