import * as v from 'valibot';
import { productSchema } from './catalogue.ts';
import { pageSchema } from './envelope.ts';

const texts = v.record(v.string(), v.string());

/** A line of a shopping list (wire P9). Quantity: pieces or kilograms, three decimals. */
export const listItemSchema = v.object({
  itemId: v.number(),
  productId: v.number(),
  product: productSchema,
  quantity: v.number(),
  weight: v.optional(v.number()),
  infos: v.optional(texts),
});
export type ListItem = v.InferOutput<typeof listItemSchema>;

export const grantSchema = v.picklist(['OWNER', 'WRITE', 'READ']);
/** What a customer may do with a list: READ is not editable (§3), WRITE changes name and lines, only the OWNER deletes. */
export type Grant = v.InferOutput<typeof grantSchema>;

/** A shopping list (§3, wire P9). Lists of lists carry no lines; what cannot be bought now stands apart. */
export const listSchema = v.object({
  listId: v.number(),
  id: v.optional(v.number()),
  name: v.string(),
  size: v.number(),
  /** What its lines that can be bought cost now, in euro. */
  total: v.optional(v.number()),
  /** So many of its lines can be bought now; ours, of no specification. */
  available: v.optional(v.number()),
  /** Pictures of its first goods, in a list of lists; ours, of no specification. */
  pictures: v.optional(v.array(v.string())),
  wishlistTypeId: v.optional(v.number()),
  /** The customer's default list. */
  selected: v.optional(v.boolean()),
  sharingData: v.object({ grant: grantSchema, ownerName: v.optional(v.string()) }),
  wishlistItems: v.optional(v.array(listItemSchema)),
  wishlistInactiveItems: v.optional(v.array(listItemSchema)),
  sectors: v.optional(
    v.array(v.object({ sectorId: v.number(), name: v.string(), wishlistItems: v.array(listItemSchema) })),
  ),
  /** ISO with offset. */
  lastUpdate: v.optional(v.string()),
});
export type ShoppingList = v.InferOutput<typeof listSchema>;

/** A page of the customer's own lists and of those that others share with them. */
export const listsSchema = v.object({
  page: pageSchema,
  personalList: v.array(listSchema),
  sharedList: v.optional(v.array(listSchema)),
});
