import * as v from 'valibot';
import { warehousePromoSchema } from './catalogue.ts';

/** What a store asks for a product, in euro (§7). */
export const warehousePriceSchema = v.object({
  warehouseId: v.number(),
  warehouseName: v.string(),
  price: v.number(),
  priceDisplay: v.number(),
  priceStandardDisplay: v.optional(v.number()),
  priceUmDisplay: v.optional(v.number()),
  warehousePromo: v.optional(warehousePromoSchema),
  validFrom: v.optional(v.string()),
  validTo: v.optional(v.string()),
});
