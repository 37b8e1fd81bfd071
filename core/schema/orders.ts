import * as v from 'valibot';
import { cartAddressSchema, cartTimeslotSchema, orderAdjustmentSchema } from './cart.ts';
import { productSchema } from './catalogue.ts';
import { pageSchema } from './envelope.ts';

export const orderItemSchema = v.object({
  orderItemId: v.number(),
  product: productSchema,
  quantity: v.number(),
  weight: v.optional(v.number()),
  deliveredQuantity: v.optional(v.number()),
  unitPrice: v.optional(v.number()),
  grossTotal: v.number(),
  replaced: v.optional(v.boolean()),
  infos: v.optional(v.record(v.string(), v.string())),
});
export type OrderItem = v.InferOutput<typeof orderItemSchema>;

/** An order (account §4 order status ids, wire P12). Euro; insertDate and deletableUntil are ISO with offset. */
export const orderSchema = v.object({
  orderId: v.number(),
  orderStatusId: v.number(),
  orderStatus: v.optional(v.object({ orderStatusId: v.number(), description: v.string() })),
  insertDate: v.string(),
  store: v.optional(v.object({ storeId: v.number(), name: v.optional(v.string()) })),
  warehouse: v.optional(v.object({ warehouseId: v.number(), name: v.optional(v.string()) })),
  shippingAddress: v.optional(cartAddressSchema),
  timeslot: v.optional(cartTimeslotSchema),
  orderItems: v.optional(v.array(orderItemSchema)),
  grossTotal: v.number(),
  netTotal: v.optional(v.number()),
  deliveryFee: v.optional(v.number()),
  packagingFee: v.optional(v.number()),
  /** The bags in that fee (LAW-18). */
  bags: v.optional(v.object({ count: v.number(), unitPrice: v.number() })),
  adjustmentTotal: v.optional(v.number()),
  totalVariableWeight: v.optional(v.number()),
  reservedAmount: v.optional(v.number()),
  orderAdjustmentSummary: v.optional(
    v.object({ total: v.optional(v.number()), orderAdjustments: v.array(orderAdjustmentSchema) }),
  ),
  paymentType: v.optional(v.object({ paymentTypeId: v.number(), name: v.string() })),
  maskedCard: v.optional(v.string()),
  pointsEarned: v.optional(v.number()),
  editable: v.boolean(),
  deletable: v.boolean(),
  deletableUntil: v.optional(v.string()),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const orderListSchema = v.object({ page: pageSchema, orders: v.array(orderSchema) });
