import { ApiError } from '../api/error.ts';
import * as cartBillTexts from '../labels/it/cartBill.ts';
import type { Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import { readyToShop } from './readyToShop.ts';
import { isSilentSuccess } from './showMessages.ts';
import { tellLines } from './tellLines.ts';

/** Puts many products into the cart at once and says line by line what could not be added (CART-15). False when the customer leaves on the way, or nothing could be added; throws ApiError. */
export async function addAll(spesa: Spesa, add: () => Promise<{ messages: Messages }>, done: string): Promise<boolean> {
  if (!(await readyToShop(spesa))) return false;
  try {
    const { messages } = await add();
    if (isSilentSuccess(messages))
      spesa.toasts.show({
        kind: 'success',
        text: done,
        action: { label: cartBillTexts.show(), run: () => void spesa.dialogs.open('cart', {}) },
      });
    else await tellLines(spesa, messages, cartBillTexts.notAllAdded);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.messages.errors.length < 2) throw error;
    await tellLines(spesa, error.messages, cartBillTexts.noneAdded);
    return false;
  }
}
