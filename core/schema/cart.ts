import * as v from 'valibot';
import { productSchema } from './catalogue.ts';
import { addressSchema } from './address.ts';
import { giftCertificateSchema } from './loyalty.ts';
import { userSchema } from './session.ts';

const texts = v.record(v.string(), v.string());

/** A line of the cart (§3). Quantity: pieces or kilograms, three decimals; prices in euro. */
export const cartItemSchema = v.object({
  itemId: v.number(),
  /** The same number under its other name. */
  cartItemId: v.optional(v.number()),
  productId: v.number(),
  product: productSchema,
  quantity: v.number(),
  weight: v.optional(v.number()),
  cartItemInfo: v.optional(texts),
  infos: v.optional(texts),
  params: v.optional(texts),
  /** 1 added directly, 2 from a list, 3 from an order, 4 suggested. */
  cartItemInsertionTypeId: v.optional(v.number()),
  unitPrice: v.optional(v.number()),
  grossTotal: v.optional(v.number()),
  grossTotalStandard: v.optional(v.number()),
  available: v.optional(v.number()),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

export const cartAddressSchema = v.object({
  ...addressSchema.entries,
  zoneId: v.optional(v.number()),
  autoAssigned: v.optional(v.boolean()),
});
export const cartTimeslotSchema = v.object({
  timeslotId: v.number(),
  date: v.optional(v.string()),
  beginTime: v.optional(v.string()),
  endTime: v.optional(v.string()),
  name: v.optional(v.string()),
  autoAssigned: v.optional(v.boolean()),
  /** Until then the place is the customer's, ISO with offset; once it has gone by the place is a wish, and absent it has never been held (ruling 28). */
  heldUntil: v.optional(v.string()),
});

export const orderAdjustmentSchema = v.object({
  orderAdjustmentId: v.optional(v.number()),
  orderItemId: v.optional(v.number()),
  userGiftCertificateId: v.optional(v.number()),
  amount: v.number(),
  description: v.string(),
  giftCertificate: v.optional(giftCertificateSchema),
});

/** The cart, replaced whole by every answer (§4). Totals are euro and come from the server alone. */
export const cartSchema = v.object({
  cartId: v.number(),
  /** 1 open, 2 closed, 7 an order being modified (only the address is locked). */
  cartStatusId: v.number(),
  user: userSchema,
  store: v.optional(v.object({ storeId: v.number(), name: v.optional(v.string()) })),
  warehouse: v.optional(v.object({ warehouseId: v.number(), name: v.optional(v.string()) })),
  selectWarehouse: v.optional(v.boolean()),
  shippingAddress: v.optional(cartAddressSchema),
  timeslot: v.optional(cartTimeslotSchema),
  /** Until when what is ordered for this slot may be changed and cancelled, ISO with offset; over: it may not. */
  deletableUntil: v.optional(v.string()),
  forcedPreviewDate: v.optional(v.string()),
  totalItems: v.number(),
  cartItems: v.optional(v.array(cartItemSchema)),
  sectors: v.optional(
    v.array(v.object({ sectorId: v.number(), name: v.string(), cartItems: v.array(cartItemSchema) })),
  ),
  grossTotal: v.number(),
  netTotal: v.optional(v.number()),
  adjustmentTotal: v.optional(v.number()),
  deliveryFee: v.optional(v.number()),
  packagingFee: v.optional(v.number()),
  /** The bags in that fee, as many as are expected (LAW-18). */
  bags: v.optional(v.object({ count: v.number(), unitPrice: v.number() })),
  /** The part of the total that is weighed when the order is prepared. */
  totalVariableWeight: v.optional(v.number()),
  /** At most this is held on the card (ruling 6). */
  reservedAmount: v.optional(v.number()),
  minimumAmount: v.optional(v.number()),
  minimumReached: v.optional(v.boolean()),
  /** What the goods lack to the minimum, in euro; absent once it is reached. */
  minimumMissing: v.optional(v.number()),
  orderAdjustmentSummary: v.optional(
    v.object({ total: v.optional(v.number()), orderAdjustments: v.array(orderAdjustmentSchema) }),
  ),
  cartInfos: v.optional(texts),
  orderId: v.optional(v.number()),
});
export type Cart = v.InferOutput<typeof cartSchema>;

const amount = v.pipe(v.number(), v.minValue(0));

/** An item of cart/add. Quantity: pieces or kilograms. */
export const addedItemSchema = v.object({
  productId: v.number(),
  quantity: amount,
  params: v.optional(texts),
  searchParams: v.optional(v.object({ searchUid: v.optional(v.string()) })),
  deliveryWarehouseId: v.optional(v.number()),
  infos: v.optional(texts),
});
export type AddedItem = v.InferInput<typeof addedItemSchema>;
export const updatedItemSchema = v.object({
  itemId: v.number(),
  quantity: amount,
  searchParams: v.optional(v.object({ searchUid: v.optional(v.string()) })),
});
export const deletedItemSchema = v.object({ itemId: v.number(), productId: v.optional(v.number()) });
