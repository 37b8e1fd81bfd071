import { orders } from '../api/endpoints/orders.ts';
import * as orderPageTexts from '../labels/it/ordersPages.ts';
import type { Bought } from '../schema/checkout.ts';
import type { Order } from '../schema/orders.ts';
import type { Spesa } from '../spesa.ts';
import { showMessages } from './showMessages.ts';

const ON_DELIVERY = 22;

/** What was just answered of an order is what its page shows. */
function keep({ query }: Pick<Spesa, 'query'>, order: Order): void {
  query.put(orders.view, { order_id: order.orderId }, order);
}

/** Cancels an order after a confirm (account §5); false when the customer keeps it. Throws ApiError. */
export async function cancelOrder(spesa: Spesa, { orderId, reservedAmount = 0 }: Order): Promise<boolean> {
  const sure = await spesa.dialogs.open('confirm', {
    title: orderPageTexts.cancelTitle({ n: orderId }),
    text: (reservedAmount > 0 ? orderPageTexts.cancelTextHold : orderPageTexts.cancelText)(),
    yes: orderPageTexts.cancelYes(),
    no: orderPageTexts.cancelNo(),
    danger: true,
  });
  if (!sure) return false;
  const { data } = await spesa.client.call(orders.delete, { order_id: orderId });
  keep(spesa, data);
  spesa.toasts.show({ kind: 'success', text: orderPageTexts.cancelDone({ n: orderId }) });
  return true;
}

/** Takes an order back into the cart, to be changed and bought again (account §4, cart status 7). Throws ApiError. */
export async function modifyOrder(spesa: Spesa, orderId: number): Promise<void> {
  const { messages } = await spesa.cart.run(orders.modify, { order_id: orderId });
  showMessages(spesa, messages);
}

/** Pays an order again whose payment failed; what the customer does next is in the answer. Throws ApiError. */
export async function payOrderAgain({ client, preferences }: Spesa, orderId: number): Promise<Bought> {
  const { data } = await client.call(orders.payment, { order_id: orderId });
  preferences.remember({ currentOrder: data.orderId });
  return data;
}

/** Places such an order to be paid on delivery. Throws ApiError. */
export async function payOnDelivery(spesa: Spesa, orderId: number): Promise<void> {
  const { data } = await spesa.client.call(orders.modifyPaymentType, {
    order_id: orderId,
    payment_type_id: ON_DELIVERY,
  });
  keep(spesa, data);
  await spesa.cart.load();
}

/** Adds a note to an order, or changes one. Throws ApiError. */
export async function saveNote(spesa: Spesa, order: Order, text: string, noteId?: number): Promise<void> {
  const { data } =
    noteId === undefined
      ? await spesa.client.call(orders.addNote, { order_id: order.orderId, text })
      : await spesa.client.call(orders.updateNote, { note_id: noteId, text });
  const others = (order.notes ?? []).filter((note) => note.noteId !== data.note.noteId);
  keep(spesa, { ...order, notes: [...others, data.note].sort((a, b) => a.noteId - b.noteId) });
}
