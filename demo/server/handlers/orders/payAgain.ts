import type { Transaction } from 'kysely';
import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { orders } from '../../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import type { Bought } from '../../../../core/schema/checkout.ts';
import type { Order } from '../../../../core/schema/orders.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import type { Context } from '../../http/context.ts';
import { Problem, status } from '../../http/problem.ts';
import { confirmOrder } from '../../payment/confirmOrder.ts';
import { newPayment } from '../../payment/newPayment.ts';
import { askAbout } from '../../payment/pay.ts';
import { changingOf } from '../../sql/cart/changing.ts';
import { takeStock } from '../../sql/cart/stock.ts';
import { findSlotDay, takePlace } from '../../sql/delivery/slots.ts';
import { refuseTooManyOpen } from '../../sql/orders/openInSlot.ts';
import { itemsOfOrder, placedInstead, type StoredOrder } from '../../sql/orders/orders.ts';
import { lockCartOf, releaseOrder, releasePending } from '../../sql/orders/release.ts';
import { releaseExpired } from '../../payment/unpaid.ts';
import { refuseActing } from '../../session/audit.ts';
import { now } from '../../time/clock.ts';
import { beginPayment, bought, byCard, onDelivery, paymentTypes, notOffered, savedCard } from '../checkout/payment.ts';
import { readPaymentData } from '../checkout/paymentData.ts';
import { minutesToPay } from '../checkout/placeOrder.ts';
import { quoted } from '../../language/quoted.ts';
import { takeFromWallet } from '../../sql/loyalty/wallet.ts';
import { customerOf } from '../session/customer.ts';
import { ownOrder, showOrder } from './show.ts';

type Db = Transaction<Database>;

const conflict = (code: string, words: string) => new Problem(status.conflict, code, words);

/** Refuses an order that is paid, cancelled or on its way, and one whose basket was placed as another order (PAY-14). */
async function requireUnpaid(db: Db, order: StoredOrder): Promise<void> {
  if (order.status === orderStatus.cancelled)
    throw conflict('order.notPayable', `L’ordine ${order.order_id} è stato annullato: non si può pagare.`);
  if (order.status !== orderStatus.invalidated)
    throw conflict('order.notPayable', `L’ordine ${order.order_id} non è da pagare.`);
  const next = await placedInstead(db, order);
  if (next)
    throw conflict('order.alreadyPlaced', `Questa spesa è già stata ordinata di nuovo: è l’ordine ${next.order_id}.`);
}

/** Takes for a lapsed order what it held before: the place, then the stock, product by product; all or nothing. */
async function holdAgain(db: Db, order: StoredOrder, at: Date): Promise<void> {
  const looker = { at, cartId: order.cart_id };
  const slot = await findSlotDay(db, order.timeslot_id, order.slot_date, looker);
  if (!slot || slot.cutOff <= at)
    throw conflict('timeslot.expired', 'La fascia oraria di questo ordine è passata: rimettilo nel carrello.');
  if (!(await takePlace(db, order.timeslot_id, order.slot_date, looker)))
    throw conflict('timeslot.full', 'La fascia oraria di questo ordine è stata occupata: rimettilo nel carrello.');
  const items = (await itemsOfOrder(db, order.order_id)).sort((a, b) => a.product_id - b.product_id);
  for (const item of items) {
    if (!(await takeStock(db, order.warehouse_id, item.product_id, item.quantity)))
      throw conflict(
        'cart.notAvailable',
        `${quoted(item.product)} non c’è più in questa quantità: rimetti l’ordine nel carrello.`,
      );
    await db
      .updateTable('order_item')
      .set({ held: item.quantity })
      .where('order_item_id', '=', item.order_item_id)
      .execute();
  }
  const once = await db
    .selectFrom('gift_certificate')
    .select('gift_certificate_id')
    .where('once_per_customer', '=', true)
    .where('gift_certificate_id', 'in', [0, ...order.adjustments.flatMap(({ giftCertificateId: id }) => id ?? [])])
    .execute();
  for (const { gift_certificate_id } of once) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('gift_use')
      .values({ gift_certificate_id, user_id: order.user_id, order_id: order.order_id })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n)
      throw conflict('gift.alreadyUsed', 'Hai già usato un codice di questo ordine: rimettilo nel carrello.');
  }
}

interface Way {
  paymentTypeId: number;
  card: { user_payment_auth_id: number; masked_card: string } | undefined;
}

/** Brings a lapsed order back to waiting for its payment, to be paid in this way; of two at once one does it. Another order of the same cart that waits gives way. */
async function revive(db: Db, context: Context, orderId: number, { paymentTypeId, card }: Way): Promise<void> {
  await lockCartOf(db, orderId);
  await db.selectFrom('shop_order').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
  const order = await ownOrder(db, orderId, customerOf(context));
  await requireUnpaid(db, order);
  await releasePending(db, order.cart_id);
  if (paymentTypeId === onDelivery) await refuseTooManyOpen(db, { ...order, replaces: order.replaces_order_id });
  const at = await now(db, context.clock);
  await holdAgain(db, order, at);
  const changing = await changingOf(db, order.replaces_order_id);
  const wallet_held = Math.max(0, order.wallet_amount - (changing?.wallet ?? 0));
  await takeFromWallet(db, order.user_id, wallet_held);
  const { order_id, gross_total, variable_weight_total } = order;
  const amount =
    paymentTypeId === byCard ? await newPayment(db, { order_id, gross_total, variable_weight_total }, at) : 0;
  await db
    .updateTable('shop_order')
    .set({
      status: orderStatus.pending,
      expires_at: new Date(at.getTime() + minutesToPay * 60_000),
      payment_type_id: paymentTypeId,
      user_payment_auth_id: card?.user_payment_auth_id ?? null,
      masked_card: card?.masked_card ?? null,
      reserved_amount: amount,
      wallet_held,
    })
    .where('order_id', '=', orderId)
    .execute();
  if (paymentTypeId === onDelivery) await confirmOrder(db, context, orderId);
}

/** Pays an order again whose payment failed, in the way it has: with its saved card, else on the provider's page (account §4, PAY-14). */
export async function payAgain(context: Context, orderId: number): Promise<Bought> {
  const userId = customerOf(context);
  await releaseExpired(context);
  await askAbout(context.payments, orderId);
  const order = await ownOrder(context.db, orderId, userId);
  const card = await savedCard(context, userId, order.user_payment_auth_id ?? undefined);
  const way = { paymentTypeId: order.payment_type_id, card };
  await transact(context.db, (db) => revive(db, context, orderId, way));
  if (order.payment_type_id === byCard) await beginPayment(context, orderId, card?.token);
  return bought(context, userId, orderId);
}

/** Gives an unpaid order another way to pay; one that is paid on delivery is placed at once, another waits for `payAgain`. */
export async function changePaymentType(
  context: Context,
  { order_id, payment_type_id, user_payment_auth_id, payment_data }: DecodedInputOf<typeof orders.modifyPaymentType>,
): Promise<Order> {
  const { db, payments } = context;
  refuseActing(context, payment_type_id === byCard);
  readPaymentData(payment_data);
  const userId = customerOf(context);
  await releaseExpired(context);
  await askAbout(payments, order_id);
  const { delivery_service_id } = await ownOrder(db, order_id, userId);
  if (!paymentTypes(delivery_service_id).some((type) => type.paymentTypeId === payment_type_id)) throw notOffered();
  const card = payment_type_id === byCard ? await savedCard(context, userId, user_payment_auth_id) : undefined;
  await transact(db, async (transaction) => {
    await lockCartOf(transaction, order_id);
    await releaseOrder(transaction, order_id);
    if (payment_type_id === onDelivery)
      return revive(transaction, context, order_id, { paymentTypeId: payment_type_id, card });
    await requireUnpaid(transaction, await ownOrder(transaction, order_id, userId));
    await transaction
      .updateTable('shop_order')
      .set({
        payment_type_id,
        user_payment_auth_id: card?.user_payment_auth_id ?? null,
        masked_card: card?.masked_card ?? null,
      })
      .where('order_id', '=', order_id)
      .execute();
  });
  await askAbout(payments, order_id);
  return showOrder(context, await ownOrder(db, order_id, userId));
}
