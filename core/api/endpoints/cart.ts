import * as cartTexts from '../../labels/it/cart.ts';
import * as errorTexts from '../../labels/it/errors.ts';
import * as v from 'valibot';
import { addedItemSchema, cartSchema, deletedItemSchema, updatedItemSchema } from '../../schema/cart.ts';
import { area, endpoint } from '../endpoint.ts';

const sectors = true;

/** The cart as every page has it (§7): each call answers the whole of it. */
export const cart = area('cart', {
  view: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/cart/view',
    answer: cartSchema,
    failure: errorTexts.errorLoadingCart,
    sectors,
  }),
  add: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/add',
    body: v.object({ items: v.array(addedItemSchema) }),
    answer: cartSchema,
    failure: cartTexts.productAddError,
    idempotent: true,
    sectors,
  }),
  update: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/update',
    body: v.object({ items: v.array(updatedItemSchema) }),
    answer: cartSchema,
    failure: errorTexts.errorSettingProduct,
    idempotent: true,
    sectors,
  }),
  delete: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/delete',
    body: v.object({ items: v.array(deletedItemSchema) }),
    answer: cartSchema,
    failure: errorTexts.errorRemovingProduct,
    idempotent: true,
    sectors,
  }),
});
