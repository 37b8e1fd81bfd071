import * as v from 'valibot';
import { productSchema } from '../../schema/catalogue.ts';
import { pageSchema } from '../../schema/envelope.ts';
import { leafletDetailSchema, leafletSchema } from '../../schema/leaflets.ts';
import { area, endpoint } from '../endpoint.ts';

const number = v.optional(v.number());

/** The stores' leaflets (§7, account §7): public, at the prices of the caller's warehouse. */
export const content = area('content', {
  leaflets: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/leaflet/search',
    query: v.object({ parent_warehouse_id: number, parent_leaflet_type_id: number }),
    answer: v.object({ leaflets: v.array(leafletSchema) }),
    shared: true,
  }),
  leaflet: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/leaflet/view',
    query: v.object({ leaflet_id: v.number() }),
    answer: leafletDetailSchema,
  }),
  leafletProducts: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/leaflet/product-search',
    query: v.object({ parent_leaflet_id: v.number(), parent_category_id: number, page: number, page_size: number }),
    answer: v.object({ page: pageSchema, products: v.array(productSchema) }),
  }),
});
