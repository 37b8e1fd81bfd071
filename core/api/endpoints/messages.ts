import * as v from 'valibot';
import { pageSchema } from '../../schema/envelope.ts';
import { notificationSchema } from '../../schema/messages.ts';
import { area, endpoint } from '../endpoint.ts';

const number = v.optional(v.number());

/** What the shop has written to a customer (account §7). */
export const messages = area('messages', {
  /** 1 orders, 2 account, 3 offers. */
  history: endpoint({
    who: 'user',
    method: 'GET',
    path: '/notification/history',
    query: v.object({ message_type_id: number, page: number, page_size: number }),
    answer: v.object({ page: pageSchema, notifications: v.array(notificationSchema) }),
  }),
});
