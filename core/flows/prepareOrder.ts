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

/** Checks the order before it is paid: what is offered, or the reasons why it cannot be made as it is; undefined when nobody waits any more (account §7 checkout/prepare). */
export async function prepareOrder(
  { client }: Pick<Spesa, 'client'>,
  signal: AbortSignal,
): Promise<{ prepared: Prepared } | { reasons: Reason[] } | undefined> {
  try {
    return { prepared: (await client.call(checkout.prepare, {}, { signal })).data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'aborted') return undefined;
    const reasons = error.messages.errors.map((message) => ({ code: message.code, text: messageText(message) }));
    return { reasons: reasons.length > 0 ? reasons : [{ code: '', text: failureText(error) }] };
  }
}
