import type { InputOf } from '../api/endpoint.ts';
import { recurring } from '../api/endpoints/recurring.ts';
import { weekDays } from '../labels/calendarWords.ts';
import * as recurringTexts from '../labels/it/recurring.ts';
import { dayWords } from '../rules/dates.ts';
import type { RecurrentOrder } from '../schema/recurring.ts';
import type { Spesa } from '../spesa.ts';

/** The weekday in words, as the wire counts: 1 = Sunday. */
export const weekDayWords = (weekDay: number): string => weekDays()[weekDay - 1] ?? '';

/** Makes an order repeat every week (account §7). Throws ApiError. */
export async function subscribeWeekly(spesa: Spesa, wish: InputOf<typeof recurring.subscribe>): Promise<void> {
  const { data } = await spesa.client.call(recurring.subscribe, wish);
  spesa.query.reload(recurring.subscribed, {});
  spesa.toasts.show({ kind: 'success', text: recurringTexts.subscribed({ day: dayWords(data.nextDate) }) });
}

/** Ends it after a confirm; false when the customer keeps it. Throws ApiError. */
export async function stopWeekly(spesa: Spesa, order: RecurrentOrder): Promise<boolean> {
  const day = weekDayWords(order.weekDay);
  const sure = await spesa.dialogs.open('confirm', {
    title: recurringTexts.stopTitle({ day }),
    text: recurringTexts.stopText(),
    yes: recurringTexts.stopYes(),
    no: recurringTexts.stopNo(),
    danger: true,
  });
  if (!sure) return false;
  await spesa.client.call(recurring.stop, { recurrent_order_id: order.recurrentOrderId });
  spesa.query.reload(recurring.subscribed, {});
  spesa.toasts.show({ kind: 'success', text: recurringTexts.stopped({ day }) });
  return true;
}

/** Lets the server check a way to pay, and keeps it: a saved card, or without one on delivery. Throws ApiError. */
export async function payWeekly(
  spesa: Spesa,
  { recurrentOrderId }: RecurrentOrder,
  paymentTypeId: number,
  cardId?: number,
): Promise<void> {
  await spesa.client.call(recurring.checkPaymentMethod, {
    recurrent_order_id: recurrentOrderId,
    payment_type_id: paymentTypeId,
    ...(cardId !== undefined && { user_payment_auth_id: cardId }),
  });
  spesa.query.reload(recurring.subscribed, {});
  spesa.toasts.show({ kind: 'success', text: recurringTexts.paymentSaved() });
}
