import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { benefitSchema } from '../../schema/cartChecks.ts';
import { giftCertificateSchema } from '../../schema/loyalty.ts';
import { area, endpoint } from '../endpoint.ts';

const code = v.object({ code: v.string() });
const sectors = true;

/** Gift codes of the cart, and the gifts that begin at an amount (§7). */
export const cartCodes = area('cartCodes', {
  checkCode: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/cart-giftcertificate/check',
    query: code,
    answer: v.object({
      giftCertificate: v.optional(giftCertificateSchema),
      applicable: v.optional(v.boolean()),
      discount: v.optional(v.number()),
    }),
    failure: 'silent',
    sectors,
  }),
  addCode: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart-giftcertificate/add_code',
    body: code,
    answer: cartSchema,
    failure: 'silent',
    sectors,
  }),
  removeCode: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart-giftcertificate/remove_code',
    body: code,
    answer: cartSchema,
    failure: 'silent',
    sectors,
  }),
  threshold: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/cart-giftcertificate/cart-threshold',
    answer: v.object({ benefits: v.array(benefitSchema) }),
    failure: 'silent',
    sectors,
  }),
});
