import * as v from 'valibot';
import { orderListSchema, orderSchema } from '../../schema/orders.ts';
import { area, endpoint } from '../endpoint.ts';

const flag = v.optional(v.boolean());
const text = v.optional(v.string());
const number = v.optional(v.number());

/** Orders (account §7); 12 a page. */
export const orders = area('orders', {
  view: endpoint({
    method: 'GET',
    path: '/order/view',
    query: v.object({ order_id: v.number(), show_replaced: flag }),
    answer: orderSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/order/list',
    query: v.object({
      page: number,
      page_size: number,
      fetch_detail: flag,
      show_pending: flag,
      show_replaced: flag,
      from_date: text,
      to_date: text,
      from_gross_total: number,
      to_gross_total: number,
      order_type: text,
    }),
    answer: orderListSchema,
  }),
});
