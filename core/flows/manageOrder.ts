import { orders, wholeOrder } from '../api/endpoints/orders.ts';
import { ApiError } from '../api/error.ts';
import * as orderPageTexts from '../labels/it/ordersPages.ts';
import type { Order, OrderNote } from '../schema/orders.ts';
import type { Spesa } from '../spesa.ts';
import { showMessages } from './showMessages.ts';

/** What was just answered of an order is what its page shows. */
export function keepOrder({ query }: Pick<Spesa, 'query'>, order: Order): void {
  query.put(orders.view, wholeOrder(order.orderId), order);
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
  keepOrder(spesa, data);
  spesa.toasts.show({ kind: 'success', text: orderPageTexts.cancelDone({ n: orderId }) });
  return true;
}

/** Takes an order back into the cart, to be changed and bought again (account §4, cart status 7). Throws ApiError. */
export async function modifyOrder(spesa: Spesa, orderId: number): Promise<void> {
  const { messages } = await spesa.cart.run(orders.modify, { order_id: orderId });
  showMessages(spesa, messages);
}

function withNote(order: Order, note: OrderNote): Order {
  const others = (order.notes ?? []).filter(({ noteId }) => noteId !== note.noteId);
  return { ...order, notes: [...others, note].sort((a, b) => a.noteId - b.noteId) };
}

/**
 * Adds a note to an order, or changes `note`, as its change began with it. Answers the note as another device has saved it
 * meanwhile, and has saved nothing then. Throws ApiError.
 */
export async function saveNote(
  spesa: Spesa,
  order: Order,
  text: string,
  note?: OrderNote,
): Promise<OrderNote | undefined> {
  try {
    const { data } = note
      ? await spesa.client.call(orders.updateNote, { note_id: note.noteId, text, previous_text: note.text })
      : await spesa.client.call(orders.addNote, { order_id: order.orderId, text });
    keepOrder(spesa, withNote(order, data.note));
    return undefined;
  } catch (failure) {
    const newer = overtakenBy(failure);
    if (!newer) throw failure;
    keepOrder(spesa, withNote(order, newer));
    return newer;
  }
}

function overtakenBy(failure: unknown): OrderNote | undefined {
  const isOvertaken =
    failure instanceof ApiError && failure.messages.errors.some(({ code }) => code === 'note.overtaken');
  return isOvertaken ? (failure.data as { note?: OrderNote } | undefined)?.note : undefined;
}
