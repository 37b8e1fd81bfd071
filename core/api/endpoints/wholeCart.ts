import * as errorTexts from '../../labels/it/errors.ts';
import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { restrictionSchema } from '../../schema/cartChecks.ts';
import { area, endpoint } from '../endpoint.ts';

const sectors = true;

/** What is done with the cart as a whole, and what is noted on it and its lines (§7). */
export const wholeCart = area('cart', {
  close: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/close',
    body: v.object({ cart_id: v.number() }),
    answer: cartSchema,
    failure: errorTexts.emptyCart,
    idempotent: true,
    sectors,
  }),
  addAllFromOrder: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/add-all-from-order',
    body: v.object({ order_id: v.number() }),
    answer: cartSchema,
    failure: errorTexts.errorAddingProductFromOrder,
    idempotent: true,
    sectors,
  }),
  addAllFromWishlist: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/add-all-from-wishlist',
    body: v.object({ list_id: v.number() }),
    answer: cartSchema,
    failure: errorTexts.errorAddingProductFromList,
    idempotent: true,
    sectors,
  }),
  updateCartInfo: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/update-cart-info',
    body: v.object({ property: v.string(), value: v.string() }),
    answer: cartSchema,
    failure: errorTexts.errorSettingCartInfo,
    sectors,
  }),
  updateInfos: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/cart/update-infos',
    body: v.object({ items: v.array(v.object({ itemId: v.number(), infos: v.record(v.string(), v.string()) })) }),
    answer: cartSchema,
    failure: errorTexts.errorSettingProduct,
    sectors,
  }),
  purchaseRestriction: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/cart/purchase-restriction',
    answer: v.object({ restrictions: v.array(restrictionSchema), purchasable: v.optional(v.boolean()) }),
    failure: 'silent',
    sectors,
  }),
});
