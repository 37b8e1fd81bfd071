import { checkout } from '../api/endpoints/checkout.ts';
import { ApiError } from '../api/error.ts';
import type { Prepared } from '../schema/checkout.ts';
import type { Spesa } from '../spesa.ts';
import { failureText } from './reportFailure.ts';
import { messageText } from './showMessages.ts';

/** Why an order cannot be made as it is: the server's code, empty where it gives none, and the text for the customer. */
export interface Reason {
  code: string;
  text: string;
}

/** The reasons that a failed call gives: the server's, else the one of the failure itself; none for what is no answer. */
export function reasonsOf(error: unknown): Reason[] {
  if (!(error instanceof ApiError)) return [];
  const reasons = error.messages.errors.map((message) => ({ code: message.code, text: messageText(message) }));
  return reasons.length > 0 ? reasons : [{ code: '', text: failureText(error) }];
}

/** Checks the order before it is paid, and takes over the cart as it was checked, with its prices (PAY-04): what is offered, or the reasons why it cannot be made as it is; undefined when nobody waits any more (account §7 checkout/prepare). */
export async function prepareOrder(
  { client, cart }: Pick<Spesa, 'client' | 'cart'>,
  signal: AbortSignal,
): Promise<{ prepared: Prepared } | { reasons: Reason[] } | undefined> {
  try {
    const { data, revision } = await client.call(checkout.prepare, {}, { signal });
    cart.adopt(data.cart, revision);
    return { prepared: data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'aborted') return undefined;
    return { reasons: reasonsOf(error) };
  }
}
