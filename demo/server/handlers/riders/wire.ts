import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { Address } from '../../../../core/schema/address.ts';
import type { Mission, Order, RiderStatus } from '../../../../core/schema/orders.ts';
import type { StoredOrder } from '../../sql/orders/orders.ts';

/** The statuses in which an order waits to be brought. */
export const underWay: readonly number[] = [
  orderStatus.ordered,
  orderStatus.inPreparation,
  orderStatus.notModifiable,
  orderStatus.awaitingUser,
  orderStatus.delivering,
];

const payAtTheDoor = 22;

/** What an order of fast delivery is to this rider; undefined where it is none of theirs. */
export function riderStatusOf(
  { rider_id, status }: Pick<StoredOrder, 'rider_id' | 'status'>,
  riderId: number,
): RiderStatus | undefined {
  const waits = underWay.includes(status);
  if (rider_id === null) return waits ? 'assignable' : undefined;
  if (rider_id !== riderId) return undefined;
  return waits ? 'assigned' : 'completed';
}

const roughly = ({ address1, addressNumber, city, postalcode, province, latitude, longitude }: Address) => ({
  address1,
  addressNumber,
  city,
  postalcode,
  province,
  latitude,
  longitude,
});

/** Where it goes, as much of it as the mission needs: a free one its street, one that is over its town. */
function placeFor(kind: RiderStatus, address: NonNullable<Order['shippingAddress']>): Order['shippingAddress'] {
  const { addressId, city, province, postalcode } = address;
  if (kind === 'completed') return { addressId, city, province, postalcode };
  return kind === 'assignable' ? { addressId, ...roughly(address) } : address;
}

/** An order as its rider has it: nothing of cards, codes and reductions, and of the customer what the mission needs now (SEC-10). */
export function missionOnTheWire(order: Order, riderStatus: RiderStatus, storePhone: string | null): Mission {
  const { orderId, orderStatusId, insertDate, store, warehouse, shippingAddress, timeslot } = order;
  const own = riderStatus === 'assigned';
  const total = order.finalTotal ?? order.grossTotal;
  return {
    orderId,
    orderStatusId,
    orderStatus: order.orderStatus,
    insertDate,
    store,
    warehouse,
    shippingAddress: shippingAddress && placeFor(riderStatus, shippingAddress),
    timeslot,
    grossTotal: order.grossTotal,
    finalTotal: order.finalTotal,
    editable: false,
    deletable: false,
    riderStatus,
    ...(own && {
      orderItems: order.orderItems,
      customerName: order.customerName,
      notes: order.notes,
      call: order.call,
      storePhone: storePhone ?? undefined,
    }),
    ...(order.paymentType?.paymentTypeId === payAtTheDoor && riderStatus !== 'completed' && { toCollect: total }),
  };
}
