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
  /** What the line came to once it was picked and weighed, in euro. */
  finalTotal: v.optional(v.number()),
  /** Another product was picked in its place. */
  replaced: v.optional(v.boolean()),
  replacedBy: v.optional(productSchema),
  infos: v.optional(v.record(v.string(), v.string())),
  /** The chosen key of each of the product's select options. */
  params: v.optional(v.record(v.string(), v.string())),
});
export type OrderItem = v.InferOutput<typeof orderItemSchema>;

/** What customer and shop tell each other about an order; `date` is ISO with offset. */
export const orderNoteSchema = v.object({ noteId: v.number(), text: v.string(), date: v.string() });
export type OrderNote = v.InferOutput<typeof orderNoteSchema>;

const dueDateSchema = v.object({
  date: v.string(),
  amount: v.number(),
  statusId: v.number(),
  transactions: v.array(v.object({ date: v.string(), statusId: v.number() })),
});
export type DueDate = v.InferOutput<typeof dueDateSchema>;

/** A subscription that an order brought, from its first day to its last, YYYY-MM-DD (account §4, ruling 18); euro. */
const subscriptionSchema = v.object({
  product: productSchema,
  state: v.picklist(['active', 'ordered', 'expiring', 'expired', 'renewable']),
  begins: v.string(),
  ends: v.string(),
  dueDates: v.array(dueDateSchema),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** A place to park kept for who fetches an order (account §7); `at` is ISO with offset. */
const reservationSchema = v.object({ status: v.string(), message: v.string(), at: v.optional(v.string()) });
export type Reservation = v.InferOutput<typeof reservationSchema>;
export const reservedSchema = v.object({ reservation: reservationSchema });

/** What an order holds, for a list of orders: how many products, and the pictures of the first. */
export const orderPreviewSchema = v.object({ count: v.number(), photos: v.array(v.string()) });
export type OrderPreview = v.InferOutput<typeof orderPreviewSchema>;

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
  /** In lists of orders, whose lines are not sent. */
  preview: v.optional(orderPreviewSchema),
  grossTotal: v.number(),
  netTotal: v.optional(v.number()),
  deliveryFee: v.optional(v.number()),
  packagingFee: v.optional(v.number()),
  /** The bags in that fee (LAW-18). */
  bags: v.optional(v.object({ count: v.number(), unitPrice: v.number() })),
  /** The bags it was packed with. */
  finalBags: v.optional(v.number()),
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
  /** It waits for its customer until then, ISO with offset (ruling 30). */
  asksUntil: v.optional(v.string()),
  /** Can something be added to it, paid by itself, as nobody has begun to pick it? */
  addable: v.optional(v.boolean()),
  /** The member of staff who placed it for its customer. */
  placedBy: v.optional(v.string()),
  /** What was added to it last, while that waits for its payment and when it came to nothing, in euro; `url` is where it is paid. */
  supplement: v.optional(
    v.object({
      supplementId: v.number(),
      state: v.picklist(['waiting', 'placed', 'unpaid', 'late']),
      grossTotal: v.number(),
      url: v.optional(v.string()),
    }),
  ),
  /** Of an order whose payment failed: can it still be paid? */
  payable: v.optional(v.boolean()),
  /** The order by which the same basket goes on. */
  supersededBy: v.optional(v.number()),
  /** What it comes to so far, while it is being picked: the lines that are picked at their final price, the others as ordered; euro. */
  provisionalTotal: v.optional(v.number()),
  /** What was paid after picking and weighing, and given back of it, in euro. */
  finalTotal: v.optional(v.number()),
  refundedTotal: v.optional(v.number()),
  /** `subscription` with one among its lines, else `order`. */
  orderType: v.optional(v.string()),
  /** When its customer got it, ISO with offset. */
  deliveredAt: v.optional(v.string()),
  /** Of one that its customer has got: the page of the site where they complain of it. */
  complaintUrl: v.optional(v.string()),
  /** It is packed, and waits for a rider to take it. */
  awaitsRider: v.optional(v.boolean()),
  subscriptions: v.optional(v.array(subscriptionSchema)),
  /** Somebody else's of the household, or to one of the reader's addresses: to be read, nothing more (ruling 5). */
  others: v.optional(v.boolean()),
  /** Whose order it is, where others may see it. */
  customerName: v.optional(v.string()),
  replacesOrderId: v.optional(v.number()),
  /** Another order has taken its place. */
  replaced: v.optional(v.boolean()),
  notes: v.optional(v.array(orderNoteSchema)),
  /** The customer wants to be called shortly before the delivery (ruling 29). */
  call: v.optional(v.boolean()),
  reservation: v.optional(reservationSchema),
  /** Its contract can still be withdrawn from, in part at least (LAW-10). */
  withdrawable: v.optional(v.boolean()),
  /** Opens the order to whoever is given it; for its owner alone. */
  accessToken: v.optional(v.string()),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const orderListSchema = v.object({ page: pageSchema, orders: v.array(orderSchema) });

/** An order as its rider has it (wire P13): whether it is theirs, free or over, and what to collect at the door, in euro. */
export const missionSchema = v.object({
  ...orderSchema.entries,
  riderStatus: v.optional(v.picklist(['assigned', 'assignable', 'completed'])),
  /** From the caller's store, in km. */
  distance: v.optional(v.number()),
  toCollect: v.optional(v.number()),
  /** Of the store that packs it; for its rider alone. */
  storePhone: v.optional(v.string()),
});
export type Mission = v.InferOutput<typeof missionSchema>;
export type RiderStatus = NonNullable<Mission['riderStatus']>;

export const missionListSchema = v.object({ page: v.optional(pageSchema), orders: v.array(missionSchema) });
