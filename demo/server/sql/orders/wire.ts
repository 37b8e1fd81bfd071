import type { Order, OrderItem, OrderNote, Reservation } from '../../../../core/schema/orders.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import { deliveryNotify } from '../../../../core/rules/cartWishes.ts';
import { fromThousandths } from '../../../../core/rules/quantity.ts';
import { service } from '../../../../core/rules/services.ts';
import { isOpen } from '../../../../core/rules/orderActions.ts';
import type { Billed } from '../../../../core/rules/finalBill.ts';
import { isBeforeDay, isBeingPicked, orderStatus } from '../../../../core/rules/orderStatus.ts';
import { fromRome, isoInRome } from '../../time/rome.ts';
import { provisionalTotal } from '../../pricing/due.ts';
import { slotHours } from '../../time/slotWords.ts';
import { pointsOf } from '../loyalty/points.ts';
import { isAddable } from './supplements.ts';
import { holdsWithdrawable, isWithdrawable } from './withdrawals.ts';
import { deletableUntil } from './deletableUntil.ts';
import type { ParkingRow } from './parking.ts';
import type { NoteRow, OrderItemRow, OrderRow, StoredOrder } from './orders.ts';
import { translated } from '../../language/translate.ts';

/** What each status says to a customer (account §4). */
const descriptions: Record<number, string> = {
  1: 'In validazione',
  2: 'In validazione',
  3: 'Ordinato',
  4: 'In preparazione',
  5: 'Non modificabile',
  6: 'In consegna',
  7: 'In consegna',
  8: 'Consegnato',
  9: 'Consegnato in parte',
  10: 'Annullato',
  11: 'Pagamento non riuscito',
  12: 'Non ritirato',
  13: 'Non riuscito',
  18: 'In consegna',
  22: 'In attesa di te',
};

/** Is it packed, and no rider has taken it yet? */
const awaitsRider = ({ status, delivery_service_id, rider_id }: OrderRow): boolean =>
  status === orderStatus.delivering && delivery_service_id === service.fast && rider_id === null;

const descriptionOf = (order: OrderRow, at: Date): string =>
  order.status === orderStatus.delivering && (isBeforeDay(order.slot_date, at.getTime()) || awaitsRider(order))
    ? 'Pronto'
    : (descriptions[order.status] ?? '');

const paymentNames: Record<number, string> = {
  12: 'Carta di credito o di debito',
  22: 'Pagamento alla consegna',
};

/** A way to pay, for whoever reads it. */
export const paymentName = (paymentTypeId: number): string => translated(paymentNames[paymentTypeId] ?? '');

const itemOnTheWire = (item: OrderItemRow): OrderItem => ({
  orderItemId: item.order_item_id,
  product: item.product,
  quantity: fromThousandths(item.quantity),
  weight: item.variable ? fromThousandths(item.quantity) : undefined,
  unitPrice: toEuro(item.unit_price),
  grossTotal: toEuro(item.gross_total),
  deliveredQuantity: item.picked === null ? undefined : fromThousandths(item.picked),
  finalTotal: item.final_total === null ? undefined : toEuro(item.final_total),
  ...(item.replacement && { replaced: true, replacedBy: item.replacement }),
  infos: item.infos,
  params: item.params,
});

export const noteOnTheWire = (note: NoteRow): OrderNote => ({
  noteId: note.note_id,
  text: note.text,
  date: isoInRome(note.at),
});

export const reservationOnTheWire = ({ place, at }: ParkingRow): Reservation => ({
  status: 'reserved',
  message: translated(`Ti aspettiamo al posto ${place} del parcheggio riservato: usciamo noi con la spesa.`),
  at: isoInRome(at),
});

/** Can an order whose payment failed still be paid? Only until its slot could be chosen no more, and the last one of its basket (PAY-14). */
const payable = (order: StoredOrder, at: Date): boolean =>
  order.superseded_by === null &&
  order.cut_off_minutes !== null &&
  fromRome(order.slot_date, order.begin_time).getTime() - order.cut_off_minutes * 60_000 > at.getTime();

/** The fields of an order that its final bill is made of, as they stand on the wire. */
export const billedOnTheWire = (order: OrderRow, items?: readonly OrderItemRow[]): Billed => ({
  orderItems: items?.map(itemOnTheWire),
  grossTotal: toEuro(order.gross_total),
  ...(order.bag_count > 0 && {
    bags: { count: order.bag_count, unitPrice: toEuro(order.bag_fee / order.bag_count) },
  }),
  finalBags: order.final_bags ?? undefined,
  reservedAmount: toEuro(order.reserved_amount),
});

/** An order as the wire has it (wire P12); with its lines and notes when they are given. */
export function orderOnTheWire(
  order: StoredOrder,
  at: Date,
  items?: readonly OrderItemRow[],
  notes?: readonly NoteRow[],
): Order {
  const until = deletableUntil(order);
  const changeable = isOpen(order.status) && at < until;
  return {
    orderId: order.order_id,
    orderStatusId: order.status,
    orderStatus: { orderStatusId: order.status, description: translated(descriptionOf(order, at)) },
    insertDate: isoInRome(order.insert_date),
    ...(order.store_id !== null && { store: { storeId: order.store_id, name: order.store_name ?? undefined } }),
    warehouse: { warehouseId: order.warehouse_id, name: order.store_name ?? undefined },
    shippingAddress: { ...order.address, deliveryServiceId: order.delivery_service_id, zoneId: order.zone_id },
    timeslot: {
      timeslotId: order.timeslot_id,
      date: order.slot_date,
      beginTime: order.begin_time,
      endTime: order.end_time,
      name: slotHours(order),
    },
    ...billedOnTheWire(order, items),
    netTotal: toEuro(order.net_total),
    deliveryFee: toEuro(order.delivery_fee),
    packagingFee: toEuro(order.bag_fee),
    adjustmentTotal: toEuro(order.adjustment_total),
    totalVariableWeight: toEuro(order.variable_weight_total),
    orderAdjustmentSummary: {
      total: toEuro(order.adjustment_total),
      orderAdjustments: order.adjustments.map(({ amount, description, giftCertificateId }, index) => ({
        orderAdjustmentId: index + 1,
        amount: toEuro(amount),
        description: translated(description),
        userGiftCertificateId: giftCertificateId,
      })),
    },
    paymentType: { paymentTypeId: order.payment_type_id, name: paymentName(order.payment_type_id) },
    maskedCard: order.masked_card ?? undefined,
    editable: changeable,
    deletable: changeable || order.status === orderStatus.pending,
    deletableUntil: isoInRome(until),
    asksUntil: order.asks_until === null ? undefined : isoInRome(order.asks_until),
    addable: isAddable(order, at) || undefined,
    payable: order.status === orderStatus.invalidated ? payable(order, at) : undefined,
    supersededBy: order.status === orderStatus.invalidated ? (order.superseded_by ?? undefined) : undefined,
    finalTotal: order.final_total === null ? undefined : toEuro(order.final_total),
    provisionalTotal:
      items && isBeingPicked(order.status) && order.final_total === null
        ? toEuro(provisionalTotal(order, items))
        : undefined,
    refundedTotal: order.refunded > 0 ? toEuro(order.refunded) : undefined,
    pointsEarned: (order.fidelity_card !== null && pointsOf(order)) || undefined,
    deliveredAt: order.delivered_at === null ? undefined : isoInRome(order.delivered_at),
    awaitsRider: awaitsRider(order) || undefined,
    orderType: order.order_type,
    customerName: order.first_name,
    replacesOrderId: order.replaces_order_id ?? undefined,
    replaced: order.replaced || undefined,
    placedBy: order.placed_by_name ?? undefined,
    ...(items && { withdrawable: isWithdrawable(order, at) && holdsWithdrawable(items) }),
    call: order.infos[deliveryNotify] === 'true' || undefined,
    notes: notes?.map(noteOnTheWire),
  };
}
