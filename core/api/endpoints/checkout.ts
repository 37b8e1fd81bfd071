import * as v from 'valibot';
import * as cardTexts from '../../labels/it/checkoutCards.ts';
import {
  boughtSchema,
  packagingTypeSchema,
  paymentAuthSchema,
  prebilledSchema,
  preparedSchema,
} from '../../schema/checkout.ts';
import { area, endpoint } from '../endpoint.ts';

const auths = v.object({ auths: v.array(paymentAuthSchema) });

/** Checkout and payment (account §7). */
export const checkout = area('checkout', {
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
  savedCards: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/payment-type/list-auth',
    query: v.object({ payment_type_id: v.number() }),
    answer: auths,
  }),
  /** Forgets a saved card; a call of the reference shop, and the cards that are left. Orders paid with it keep what they hold of it. */
  forgetCard: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/payment-type/remove-auth',
    body: v.object({ user_payment_auth_id: v.number() }),
    answer: auths,
    failure: cardTexts.forgetError,
  }),
});
