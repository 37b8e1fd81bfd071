import type { orders } from '../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Handlers } from '../http/implement.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { askAbout } from '../payment/pay.ts';
import { notesOfOrder, ofHouseholdOf, storedOrders, toAddressesOf } from '../sql/orders/orders.ts';
import { releaseExpired } from '../payment/unpaid.ts';
import { releaseLapsed } from '../sql/orders/lapsedSupplements.ts';
import { waitingSupplement } from '../sql/orders/supplements.ts';
import { noteOnTheWire, orderOnTheWire } from '../sql/orders/wire.ts';
import { now } from '../time/clock.ts';
import { cancelOrder } from './orders/cancel.ts';
import { listOrders } from './orders/list.ts';
import { modifyOrder } from './orders/modify.ts';
import { addNote, updateNote } from './orders/notes.ts';
import { changePaymentType, payAgain } from './orders/payAgain.ts';
import { reserveParking } from './orders/reserve.ts';
import { requireOrderToken } from './orders/requireToken.ts';
import { asItCame, othersOrder, ownOrder, showOrder, showToOthers } from './orders/show.ts';
import { customerOf } from './session/customer.ts';

/** Orders (account §7). */
export const ordersHandlers: Handlers<typeof orders> = {
  async view({ order_id, show_replaced = true }, context) {
    const seen = (order: Order): Order => (show_replaced ? order : asItCame(order));
    const userId = customerOf(context);
    await releaseExpired(context);
    await releaseLapsed(context.db, context.clock);
    const others = await othersOrder(context, order_id);
    if (others) return seen(await showToOthers(context, others));
    const { status } = await ownOrder(context.db, order_id, userId);
    if (status === orderStatus.pending || (await waitingSupplement(context.db, order_id)))
      await askAbout(context.payments, order_id);
    return seen(await showOrder(context, await ownOrder(context.db, order_id, userId)));
  },
  async viewByToken({ order_id, access_token }, context) {
    await requireOrderToken(context, { order_id, access_token });
    const order = await storedOrders(context.db).where('shop_order.order_id', '=', order_id).executeTakeFirstOrThrow();
    const { customerName: _name, others: _others, ...shown } = await showToOthers(context, order);
    return shown;
  },
  list: (input, context) => {
    const userId = customerOf(context);
    return listOrders(input, context, (query) => query.where('shop_order.user_id', '=', userId));
  },
  listForAddresses: (input, context) => {
    const userId = customerOf(context);
    return listOrders(input, context, (query) => query.where(toAddressesOf(userId)));
  },
  listForPersons: (input, context) => {
    const userId = customerOf(context);
    return listOrders(input, context, (query) =>
      query.where((where) => where.or([where('shop_order.user_id', '=', userId), ofHouseholdOf(userId)])),
    );
  },
  async listRetryPayment(_input, context) {
    const userId = customerOf(context);
    await releaseExpired(context);
    const at = await now(context.db, context.clock);
    const failed = await storedOrders(context.db)
      .where('shop_order.user_id', '=', userId)
      .where('shop_order.status', '=', orderStatus.invalidated)
      .orderBy('shop_order.order_id', 'desc')
      .limit(50)
      .execute();
    return { orders: failed.map((order) => orderOnTheWire(order, at)).filter(({ payable }) => payable) };
  },
  delete: ({ order_id }, context) => cancelOrder(context, order_id),
  modify: ({ order_id }, context) => modifyOrder(context, order_id),
  payment: ({ order_id }, context) => payAgain(context, order_id),
  modifyPaymentType: (input, context) => changePaymentType(context, input),
  reserve: (input, context) => reserveParking(context, input),
  addNote: async ({ order_id, text }, context) => ({ note: await addNote(context, order_id, text) }),
  updateNote: async ({ note_id, text, previous_text }, context) => ({
    note: await updateNote(context, note_id, text, previous_text),
  }),
  async notes({ order_id }, context) {
    await ownOrder(context.db, order_id, customerOf(context));
    return { notes: (await notesOfOrder(context.db, order_id)).map(noteOnTheWire) };
  },
};
