import * as v from 'valibot';
import * as missionTexts from '../../labels/it/missions.ts';
import { missionListSchema, missionSchema } from '../../schema/orders.ts';
import { area, endpoint } from '../endpoint.ts';

const oneOrder = v.object({ order_id: v.number() });

/** A rider's missions (account §7): orders of fast delivery. */
export const riders = area('riders', {
  /** `type_id` 1 the caller's own, 2 those that nobody has, 3 those the caller has brought to an end (wire P13). */
  list: endpoint({
    who: 'rider',
    method: 'GET',
    path: '/rider/list-orders',
    query: v.object({ type_id: v.number(), page: v.optional(v.number()), page_size: v.optional(v.number()) }),
    answer: missionListSchema,
  }),
  view: endpoint({ who: 'rider', method: 'GET', path: '/rider/view-order', query: oneOrder, answer: missionSchema }),
  /** Of two riders at once one gets it (SEC-10). */
  assign: endpoint({
    who: 'rider',
    method: 'POST',
    path: '/rider/assign-order',
    body: oneOrder,
    answer: missionSchema,
    failure: missionTexts.assignError,
  }),
  delivered: endpoint({
    who: 'rider',
    method: 'POST',
    path: '/rider/delivered-order',
    body: oneOrder,
    answer: missionSchema,
    failure: missionTexts.deliverError,
  }),
});
