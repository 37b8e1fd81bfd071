import * as recurringTexts from '../../labels/it/recurring.ts';
import * as v from 'valibot';
import { orderListSchema } from '../../schema/orders.ts';
import { recurrentOrderSchema, recurrentProposalSchema } from '../../schema/recurring.ts';
import { area, endpoint } from '../endpoint.ts';

const text = v.optional(v.string());

/** Orders that repeat every week (account §7). */
export const recurring = area('recurring', {
  subscribed: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/recurrent-order/subscribed',
    answer: v.object({
      recurrentOrders: v.array(recurrentOrderSchema),
      proposal: v.optional(recurrentProposalSchema),
    }),
  }),
  /** The orders that were made for it, from a day on. */
  listOrder: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/recurrent-order/list-order',
    query: v.object({ recurrent_order_id: v.number(), from_date: text, fetch_detail: v.optional(v.boolean()) }),
    answer: orderListSchema,
  }),
  subscribe: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/recurrent-order/subscribe',
    body: v.object({ timeslot_id: v.number(), address_id: v.number(), week_day: v.number(), consent: v.boolean() }),
    answer: recurrentOrderSchema,
    failure: recurringTexts.subscribeError,
  }),
  /** Ends it; orders that were made already stay. */
  stop: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/recurrent-order/stop',
    body: v.object({ recurrent_order_id: v.number(), cause: text }),
    answer: recurrentOrderSchema,
    failure: recurringTexts.stopError,
  }),
  /** Gives it this way to pay, if its orders can be paid so. */
  checkPaymentMethod: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/recurrent-order/check-payment-method',
    body: v.object({
      recurrent_order_id: v.number(),
      payment_type_id: v.number(),
      user_payment_auth_id: v.optional(v.number()),
      payment_data: text,
    }),
    answer: recurrentOrderSchema,
    failure: recurringTexts.paymentError,
  }),
});
