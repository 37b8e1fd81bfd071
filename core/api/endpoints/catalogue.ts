import * as v from 'valibot';
import {
  categoryBlockSchema,
  categoryPageSchema,
  categorySchema,
  productListSchema,
  productSchema,
} from '../../schema/catalogue.ts';
import { pageSchema } from '../../schema/envelope.ts';
import { area, endpoint } from '../endpoint.ts';

const number = v.optional(v.number());
const text = v.optional(v.string());
const flag = v.optional(v.boolean());
const cached = true;
const hashed = true;
const shared = true;

/** Filters of /products (wire P3); `sort` and `order_by` mean the same. */
const productsQuery = v.object({
  q: text,
  barcode: text,
  parent_category_id: number,
  category_id: number,
  vendor_id: number,
  page: number,
  page_size: number,
  sort: text,
  order_by: text,
  filters: text,
  promo: flag,
  new_product: flag,
  tp: flag,
  preferred: flag,
});

/** The catalogue calls (§7), cached for 15 minutes; prices and stock are those of the hash's warehouse. */
export const catalogue = area('catalogue', {
  categoryTree: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/category',
    query: v.object({ depth: number, filtered: flag, q: text, skip_cache: flag }),
    answer: v.object({ categories: v.array(categorySchema) }),
    cached,
    hashed,
    shared,
  }),
  category: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/category',
    query: v.object({ slug: text, categoryId: number, filtered: flag, q: text, skip_cache: flag }),
    answer: v.object({ category: categoryPageSchema }),
    cached,
    hashed,
    shared,
  }),
  categoryBlock: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/category-block/info',
    query: v.object({ categoryBlockId: v.number() }),
    answer: v.object({
      categoryBlock: categoryBlockSchema,
      page: v.optional(pageSchema),
      products: v.optional(v.array(productSchema)),
    }),
    cached,
    hashed,
    shared,
  }),
  products: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/products',
    query: productsQuery,
    answer: productListSchema,
    cached,
    hashed,
    shared,
    personal: ['preferred'],
  }),
  /** The same path with a slug or an id answers one bare product. */
  product: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/products',
    query: v.object({ slug: text, product_id: number }),
    answer: productSchema,
    cached,
    hashed,
    shared,
  }),
  adv: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/adv',
    query: v.object({
      layout: number,
      product_id: number,
      category_id: number,
      limit: number,
      shuffle: flag,
      promo: flag,
    }),
    answer: productListSchema,
    cached,
    hashed,
    shared,
  }),
});
