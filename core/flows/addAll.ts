import { ApiError } from '../api/error.ts';
import * as cartBillTexts from '../labels/it/cartBill.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import { hasDiet } from './hasDiet.ts';
import { isSilentSuccess } from './showMessages.ts';
import { tellLines } from './tellLines.ts';

/** What is put into the cart at once: by which call, and what is said when all of it is there. */
interface Many {
  products: readonly Product[];
  add(): Promise<{ messages: Messages }>;
  done: string;
}

/** Asks before products are added that the customer does not eat; without a profile nothing is asked, nor loaded (LAW-15). */
export async function agreesToAll(spesa: Spesa, products: readonly Product[]): Promise<boolean> {
  if (!hasDiet(spesa)) return true;
  const { askDietOfAll } = await import('./askDiet.ts');
  return askDietOfAll(spesa, products);
}

/** Puts many products into the cart at once and says line by line what could not be added (CART-15). False when the customer leaves on the way, or nothing could be added; throws ApiError. */
export async function addAll(spesa: Spesa, { products, add, done }: Many): Promise<boolean> {
  const { readyFor } = await import('./readyFor.ts');
  if (!(await readyFor(spesa, 'add')) || !(await agreesToAll(spesa, products))) return false;
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
