import * as filesTexts from '../../labels/it/ordersFiles.ts';
import * as v from 'valibot';
import { orderFileSchema, orderFilesSchema } from '../../schema/orderFiles.ts';
import { area, endpoint } from '../endpoint.ts';

/** Receipts, invoices and credit notes of orders, for their owners alone (account §4 order view, LAW-17). */
export const orderFiles = area('orderFiles', {
  list: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/order/files',
    query: v.object({ order_id: v.number() }),
    answer: orderFilesSchema,
    failure: 'silent',
  }),
  /** `number` says which credit note; `content` is base64. */
  get: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/order/file',
    query: v.object({ order_id: v.number(), kind: orderFileSchema, number: v.optional(v.string()) }),
    answer: v.object({ name: v.string(), type: v.string(), content: v.string() }),
    failure: filesTexts.cannotOpen,
  }),
});
