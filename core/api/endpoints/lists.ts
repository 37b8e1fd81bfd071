import * as errorTexts from '../../labels/it/errors.ts';
import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { listSchema, listsSchema } from '../../schema/lists.ts';
import { area, endpoint } from '../endpoint.ts';

const one = v.object({ list_id: v.number() });
const sectors = true;
const items = <S extends v.GenericSchema>(item: S) => v.object({ wishlistId: v.number(), items: v.array(item) });

/** The shopping lists (§7): the calls that change lines answer the list with its lines, the others without. */
export const lists = area('lists', {
  view: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/wishlist/view',
    query: v.object({
      list_id: v.number(),
      calculate_stock: v.optional(v.boolean()),
      wishlist_type_id: v.optional(v.number()),
    }),
    answer: listSchema,
    failure: 'silent',
    sectors,
  }),
  list: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/wishlist/list',
    query: v.object({ page: v.optional(v.number()), pageSize: v.optional(v.number()) }),
    answer: listsSchema,
    failure: 'silent',
  }),
  confirm: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/wishlist/confirm',
    body: v.object({ address_id: v.number(), list_id: v.number() }),
    answer: v.object({ listId: v.number(), orderId: v.optional(v.number()), cart: cartSchema }),
    failure: errorTexts.errorAddingProductFromList,
  }),
  update: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/wishlist/update',
    body: v.object({ list_id: v.number(), name: v.string() }),
    answer: listSchema,
  }),
  insert: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/wishlist/insert',
    body: v.object({ name: v.string() }),
    answer: listSchema,
  }),
  delete: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/wishlist/delete',
    body: one,
    answer: v.object({ listId: v.number() }),
  }),
  select: endpoint({ who: 'shopper', method: 'POST', path: '/wishlist/select', body: one, answer: listSchema }),
  deleteProducts: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/wishlist/delete_prods',
    body: items(
      v.object({
        itemId: v.number(),
        quantity: v.optional(v.number()),
        productId: v.optional(v.number()),
        weight: v.optional(v.number()),
      }),
    ),
    answer: listSchema,
  }),
  addProducts: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/wishlist/add_prod',
    body: items(
      v.object({ productId: v.number(), quantity: v.number(), infos: v.optional(v.record(v.string(), v.string())) }),
    ),
    answer: listSchema,
  }),
  updateProducts: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/wishlist/update_prods',
    body: items(v.object({ itemId: v.number(), quantity: v.number() })),
    answer: listSchema,
  }),
});
