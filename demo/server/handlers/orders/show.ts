import { isDelivered } from '../../../../core/rules/orderStatus.ts';
import { mayReserve } from '../../../../core/rules/parking.ts';
import type { Order } from '../../../../core/schema/orders.ts';
import type { Db } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { notFound, type Problem } from '../../http/problem.ts';
import { mailLinks } from '../../mail/links.ts';
import {
  findOrder,
  itemsOfOrder,
  notesOfOrder,
  ofHouseholdOf,
  storedOrders,
  toAddressesOf,
  type StoredOrder,
} from '../../sql/orders/orders.ts';
import { parkingOf } from '../../sql/orders/parking.ts';
import { lastSupplement } from '../../sql/orders/supplements.ts';
import { orderOnTheWire, reservationOnTheWire } from '../../sql/orders/wire.ts';
import { now } from '../../time/clock.ts';

export const orderNotFound = (): Problem => notFound('order.notFound', 'Questo ordine non c’è.');

/** The caller's own order, or a refusal that does not tell whether it is anybody's. */
export async function ownOrder(db: Db, orderId: number, userId: number): Promise<StoredOrder> {
  const order = await findOrder(db, orderId, userId);
  if (!order) throw orderNotFound();
  return order;
}

/** An order whole, as it stands now. */
export async function showOrder(
  { db, clock, places }: Pick<Context, 'db' | 'clock' | 'places'>,
  order: StoredOrder,
): Promise<Order> {
  const { order_id } = order;
  const whole = orderOnTheWire(
    order,
    await now(db, clock),
    await itemsOfOrder(db, order_id),
    await notesOfOrder(db, order_id),
  );
  const parking = mayReserve(whole) ? await parkingOf(db, order_id) : undefined;
  return {
    ...whole,
    supplement: await lastSupplement(db, order_id),
    ...(parking && { reservation: reservationOnTheWire(parking) }),
    ...(isDelivered(order.status) && { complaintUrl: mailLinks(places).complaint(order_id) }),
    accessToken: order.access_token,
  };
}

/** An order's lines as they came: what stands in another's place, and no word of that one. */
export const asItCame = (order: Order): Order => ({
  ...order,
  orderItems: order.orderItems?.map(({ replaced: _replaced, replacedBy, ...line }) =>
    replacedBy
      ? { ...line, product: replacedBy, grossTotal: line.finalTotal ?? line.grossTotal, unitPrice: undefined }
      : line,
  ),
});

/** An order that the caller, a master account, has not made, but sees among those of their household and to their addresses (ruling 5). */
export async function othersOrder({ db, session }: Context, orderId: number): Promise<StoredOrder | undefined> {
  if (session?.role !== 'master') return undefined;
  return storedOrders(db)
    .where('shop_order.order_id', '=', orderId)
    .where('shop_order.user_id', '!=', session.userId)
    .where((where) => where.or([ofHouseholdOf(session.userId), toAddressesOf(session.userId)]))
    .executeTakeFirst();
}

/** An order as somebody sees it who may read it and nothing more: neither what its customer writes to the shop or earns by it, nor its token. */
export async function showToOthers(context: Context, order: StoredOrder): Promise<Order> {
  const {
    notes: _notes,
    accessToken: _token,
    addable: _addable,
    supplement: _added,
    pointsEarned: _points,
    complaintUrl: _complaint,
    ...shown
  } = await showOrder(context, order);
  return { ...shown, editable: false, deletable: false, others: true };
}
