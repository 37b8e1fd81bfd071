import * as supplementTexts from '../../labels/it/supplements.ts';
import * as v from 'valibot';
import { productSchema } from '../../schema/catalogue.ts';
import { supplementedSchema, supplementSchema } from '../../schema/supplements.ts';
import { area, endpoint } from '../endpoint.ts';

const texts = v.record(v.string(), v.string());

/** Adding to an order that is placed and not yet picked, paid by itself, without opening the order for change. Calls of the reference shop; an order says by `addable` whether they are there. */
export const supplements = area('supplements', {
  /** Products of the order's store by words. */
  find: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/order/supplement-products',
    query: v.object({ order_id: v.number(), q: v.string() }),
    answer: v.object({ products: v.array(productSchema) }),
    failure: 'silent',
  }),
  /** What products come to, `id:quantity` with commas between them, with their select options as JSON text of a list in the same order; nothing is kept. */
  price: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/order/supplement-price',
    query: v.object({ order_id: v.number(), products: v.string(), params: v.optional(v.string()) }),
    answer: supplementSchema,
    failure: supplementTexts.addError,
  }),
  /** Orders them at the total that the customer has seen, in euro, with the order's own card or, where `new_card` is said, on the provider's page. The key makes a second try answer the first; `after` is the last addition that the customer has seen (without it, an equal one is refused). */
  add: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/order/supplement',
    body: v.object({
      order_id: v.number(),
      items: v.array(
        v.object({
          productId: v.number(),
          quantity: v.number(),
          params: v.optional(texts),
          infos: v.optional(texts),
        }),
      ),
      total: v.number(),
      after: v.optional(v.number()),
      adult: v.optional(v.boolean()),
      new_card: v.optional(v.boolean()),
    }),
    answer: supplementedSchema,
    failure: supplementTexts.addError,
    idempotent: true,
    timeout: 60_000,
  }),
});
