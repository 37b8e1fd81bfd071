import type { Order } from '../../../../core/schema/orders.ts';
import { isOpen } from '../../../../core/rules/orderActions.ts';
import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import { transact } from '../../database/transact.ts';
import type { Context } from '../../http/context.ts';
import { Problem, status } from '../../http/problem.ts';
import { tellOfOrder } from '../../mail/orderNews.ts';
import { askAbout } from '../../payment/pay.ts';
import type { StoredOrder } from '../../sql/orders/orders.ts';
import { endOrder, lockCartOf, releaseOrder } from '../../sql/orders/release.ts';
import { releaseExpired } from '../../payment/unpaid.ts';
import { deletableUntil } from '../../sql/orders/deletableUntil.ts';
import { now } from '../../time/clock.ts';
import { customerOf } from '../session/customer.ts';
import { ownOrder, showOrder } from './show.ts';

function refusal({ order_id, status: is }: StoredOrder): Problem {
  const words =
    is === orderStatus.cancelled
      ? `L’ordine ${order_id} è già stato annullato.`
      : isOpen(is)
        ? `Il tempo per annullare l’ordine ${order_id} è finito.`
        : `L’ordine ${order_id} non si può più annullare.`;
  return new Problem(status.notAllowed, 'order.notDeletable', words);
}

/**
 * Cancels a customer's order: an unpaid one at any time, a placed one until 20 hours before its slot, with fast delivery until that begins
 * (account §5, ruling 19). Stock, place and codes go back once, the hold on the card at once or by the next reconciliation (STK-09, PAY-16).
 */
export async function cancelOrder(context: Context, orderId: number): Promise<Order> {
  const { db, clock, payments } = context;
  const userId = customerOf(context);
  await releaseExpired(context);
  await ownOrder(db, orderId, userId);
  await askAbout(payments, orderId);
  await transact(db, async (transaction) => {
    await lockCartOf(transaction, orderId);
    const order = await ownOrder(transaction, orderId, userId);
    if (order.status === orderStatus.pending) {
      await releaseOrder(transaction, orderId, orderStatus.cancelled);
      return;
    }
    const inTime = (await now(transaction, clock)) < deletableUntil(order);
    const from = [orderStatus.ordered, orderStatus.inPreparation];
    if (!inTime || !(await endOrder(transaction, orderId, from, orderStatus.cancelled)))
      throw refusal(await ownOrder(transaction, orderId, userId));
    await transaction.updateTable('cart').set({ order_id: null }).where('order_id', '=', orderId).execute();
    await tellOfOrder(transaction, context.places, order, 'cancelled');
  });
  await askAbout(payments, orderId);
  return showOrder(context, await ownOrder(db, orderId, userId));
}
