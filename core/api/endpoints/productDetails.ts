import * as v from 'valibot';
import { productSchema } from '../../schema/catalogue.ts';
import { warehousePriceSchema } from '../../schema/warehousePrice.ts';
import { area, endpoint } from '../endpoint.ts';

const flag = v.optional(v.boolean());
const cached = true;
const hashed = true;
const shared = true;

/** What further is asked about a product (§7): its price in each store, and what can stand in its place. */
export const productDetails = area('productDetails', {
  prices: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/product-price/get-prices',
    query: v.object({ product_id: v.number() }),
    answer: v.object({ prices: v.array(warehousePriceSchema) }),
    cached,
    hashed,
    shared,
  }),
  alternatives: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/products/list-product-alternative',
    query: v.object({ product_ids: v.string(), details: flag, filtered: flag }),
    answer: v.object({ alternatives: v.array(v.object({ productId: v.number(), products: v.array(productSchema) })) }),
    cached,
    hashed,
    shared,
  }),
  alternative: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/products/product-alternative-detail',
    query: v.object({ product_id: v.number(), details: flag }),
    answer: v.object({ product: productSchema, products: v.array(productSchema) }),
    cached,
    hashed,
    shared,
  }),
});
