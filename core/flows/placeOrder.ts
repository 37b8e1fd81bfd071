import { checkout } from '../api/endpoints/checkout.ts';
import { ApiError } from '../api/error.ts';
import type { Bought } from '../schema/checkout.ts';
import { buyingSchema } from '../schema/storedLater.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';
import { toJson } from '../rules/json.ts';

/** How the customer pays: payment type, a saved card, or neither for a new one. */
export interface Payment {
  paymentTypeId: number;
  userPaymentAuthId?: number;
}

/** A captcha's token that was too old or used before; the next call brings a fresh one (PAY-18). */
const isCaptchaRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.messages.errors.some(({ code }) => code === 'captcha.refused');

const readBuying = tolerant(buyingSchema);

/** One key per cart, revision, total and way to pay, kept over reloads: the same order is never made twice (PAY-02), and another way to pay is another order, for which the unpaid one gives way. */
function keyFor({ cart, browser }: Spesa, { paymentTypeId, userPaymentAuthId }: Payment, total: number) {
  const { cart: current, revision } = cart.store.getState();
  if (!current || revision === undefined) return undefined;
  const order = [current.cartId, revision, total, paymentTypeId, userPaymentAuthId ?? 'new'].join(' ');
  const kept = browser.page.read('buying', readBuying);
  if (kept?.order === order) return kept.key;
  const key = browser.uuid();
  browser.page.write('buying', { order, key });
  return key;
}

/** Orders the cart at the total that the customer has seen, in euro (account §7 checkout/buy). Throws ApiError; after a refusal the cart is read again, so that the new total is shown (PAY-04). */
export async function placeOrder(spesa: Spesa, payment: Payment, total: number): Promise<Bought> {
  const { client, cart, preferences } = spesa;
  const { paymentTypeId, userPaymentAuthId } = payment;
  const key = keyFor(spesa, payment, total);
  const input = {
    payment_type_id: paymentTypeId,
    ...(userPaymentAuthId ? { user_payment_auth_id: userPaymentAuthId } : {}),
    payment_data: toJson({ revision: cart.store.getState().revision, total }),
  };
  const buy = () => client.call(checkout.buy, input, key ? { idempotencyKey: key } : {});
  try {
    const { data } = await buy().catch((error: unknown) => {
      if (isCaptchaRefused(error)) return buy();
      throw error;
    });
    preferences.remember({ currentOrder: data.orderId });
    await cart.load().catch(() => null);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'rejected') await cart.load().catch(() => null);
    throw error;
  }
}
