import * as v from 'valibot';
import { boughtSchema, packagingTypeSchema, prebilledSchema, preparedSchema } from '../../schema/checkout.ts';
import { area, endpoint } from '../endpoint.ts';

/** Checkout and payment (account §7). */
export const checkout = area('checkout', {
  /** Of `params` the shop knows `payment_type_id`, the way to pay that is chosen already: it comes back selected, with the amount that it would hold. */
  prepare: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/checkout/prepare',
    body: v.object({ params: v.optional(v.record(v.string(), v.string())) }),
    answer: preparedSchema,
    timeout: 60_000,
  }),
  /** `payment_data` is JSON text: `revision` and `total`, in euro, of the cart that the customer has seen; another cart is refused with the new one (PAY-04). The key makes a second try answer the first order. */
  buy: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/checkout/buy',
    body: v.object({
      user_payment_auth_id: v.optional(v.number()),
      payment_type_id: v.number(),
      payment_data: v.optional(v.string()),
    }),
    answer: boughtSchema,
    captcha: true,
    idempotent: true,
    timeout: 60_000,
  }),
  prebilledAmount: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/checkout/prebilled-amount',
    query: v.object({ payment_type_id: v.optional(v.number()), order_id: v.optional(v.number()) }),
    answer: prebilledSchema,
  }),
  /** What the cart, or the named products, can be packed in; `products` are ids with commas between them. */
  packagingTypes: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/packaging-type/list',
    query: v.object({ products: v.optional(v.string()) }),
    answer: v.object({ packagingTypes: v.array(packagingTypeSchema) }),
  }),
});
