import * as orderTexts from '../../labels/it/orders.ts';
import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { boughtSchema } from '../../schema/checkout.ts';
import { orderListSchema, orderNoteSchema, orderSchema, reservedSchema } from '../../schema/orders.ts';
import { area, endpoint } from '../endpoint.ts';

const flag = v.optional(v.boolean());
const text = v.optional(v.string());
const number = v.optional(v.number());
const oneOrder = v.object({ order_id: v.number() });
const oneNote = v.object({ note: orderNoteSchema });

const filters = v.object({
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
});

/** How an order's page asks for it: whole, with what was replaced and what by. */
export const wholeOrder = (orderId: number) => ({ order_id: orderId, show_replaced: true });

/** The first page of the list of orders, as its own page asks for it. */
export const newestOrders = { page: 1, page_size: 12, show_pending: true };

/** Orders (account §7); 12 a page. */
export const orders = area('orders', {
  /** Its lines name what was replaced and what by; with `show_replaced` false they are those that came. */
  view: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/order/view',
    query: v.object({ order_id: v.number(), show_replaced: flag }),
    answer: orderSchema,
  }),
  /** Whoever has the order's token reads it, without a login. */
  viewByToken: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/token-order/view',
    query: v.object({ order_id: v.number(), access_token: v.string() }),
    answer: orderSchema,
    sensitive: true,
  }),
  list: endpoint({ who: 'customer', method: 'GET', path: '/order/list', query: filters, answer: orderListSchema }),
  /** Orders to any of the caller's addresses, whoever made them (ruling 5). */
  listForAddresses: endpoint({
    who: 'master',
    method: 'GET',
    path: '/order/list-for-all-user-shipping-addresses',
    query: filters,
    answer: orderListSchema,
  }),
  /** Orders of everybody in the caller's household (ruling 5). */
  listForPersons: endpoint({
    who: 'master',
    method: 'GET',
    path: '/order/list-for-all-person-orders',
    query: filters,
    answer: orderListSchema,
  }),
  /** Orders whose payment failed and that can still be paid. */
  listRetryPayment: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/order/list-retry-payment',
    answer: v.object({ orders: v.array(orderSchema) }),
  }),
  delete: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/order/delete',
    body: oneOrder,
    answer: orderSchema,
    failure: orderTexts.cancelError,
    timeout: 60_000,
  }),
  /** Takes an order back into the cart, to be changed and bought again (account §4: cart status 7). */
  modify: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/order/modify',
    body: oneOrder,
    answer: cartSchema,
    failure: orderTexts.modifyError,
  }),
  /** Pays an order again whose payment failed; answers as `buy` does. */
  payment: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/order/payment',
    body: oneOrder,
    answer: boughtSchema,
    timeout: 60_000,
  }),
  /** Another way to pay such an order; one that is paid on delivery is placed at once. */
  modifyPaymentType: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/order/modify-payment-type',
    body: v.object({
      order_id: v.number(),
      payment_type_id: v.number(),
      user_payment_auth_id: number,
      payment_data: text,
    }),
    answer: orderSchema,
    timeout: 60_000,
  }),
  /** Parking reservation of who is on the way to fetch an order; `distance` in metres. */
  reserve: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/order/reserve',
    body: v.object({ order_id: v.number(), distance: number, reservation_info: text }),
    answer: reservedSchema,
  }),
  addNote: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/note/order/add',
    body: v.object({ order_id: v.number(), text: v.string() }),
    answer: oneNote,
    failure: orderTexts.noteError,
  }),
  updateNote: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/note/order/update',
    /** `previous_text` is the note as the change began with it; it is refused when it has become another one meanwhile. */
    body: v.object({ note_id: v.number(), text: v.string(), previous_text: text }),
    answer: oneNote,
    failure: orderTexts.noteError,
  }),
  notes: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/note/list/',
    body: oneOrder,
    answer: v.object({ notes: v.array(orderNoteSchema) }),
    effect: 'read',
  }),
});
