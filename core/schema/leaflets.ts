import * as v from 'valibot';
import { productSchema } from './catalogue.ts';

/** A picture that belongs to a leaflet; formatTypeId 12 is the cover (account §3). */
const leafletMediaSchema = v.object({
  formatTypeId: v.number(),
  url: v.string(),
  alt: v.optional(v.string()),
  description: v.optional(v.string()),
});

/** A leaflet of a group of stores; dates YYYY-MM-DD, both valid. Page n, from 0, is the picture `baseLocation` + n + `.png` unless the pages tell (wire §6). */
export const leafletSchema = v.object({
  leafletId: v.number(),
  title: v.string(),
  descr: v.optional(v.string()),
  leafletTypeId: v.optional(v.number()),
  startDate: v.optional(v.string()),
  endDate: v.optional(v.string()),
  baseLocation: v.optional(v.string()),
  pages: v.optional(v.number()),
  media: v.optional(v.array(leafletMediaSchema)),
  firstPagePreview: v.optional(v.string()),
  pdfUrl: v.optional(v.string()),
  warehouses: v.optional(v.array(v.number())),
});
export type Leaflet = v.InferOutput<typeof leafletSchema>;

/** Where a page leaves room for the price of a product, in percent of its width and height; an addition to the wire: where it is missing, the picture is the whole page. */
const pricePlaceSchema = v.object({ productId: v.number(), x: v.number(), y: v.number() });

/** pageNumber counts from 0. */
export const leafletPageSchema = v.object({
  pageNumber: v.number(),
  url: v.optional(v.string()),
  title: v.optional(v.string()),
  products: v.optional(v.array(productSchema)),
  prices: v.optional(v.array(pricePlaceSchema)),
});
export type LeafletPage = v.InferOutput<typeof leafletPageSchema>;

export const leafletDetailSchema = v.object({
  ...leafletSchema.entries,
  leafletPages: v.optional(v.array(leafletPageSchema)),
});
export type LeafletDetail = v.InferOutput<typeof leafletDetailSchema>;
