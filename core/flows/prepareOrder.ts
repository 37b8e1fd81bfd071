import { checkout } from '../api/endpoints/checkout.ts';
import { ApiError } from '../api/error.ts';
import type { Prepared } from '../schema/checkout.ts';
import type { Spesa } from '../spesa.ts';
import { failureText } from './reportFailure.ts';
import { messageText } from './showMessages.ts';

/** Checks the order before it is paid: what is offered, or the reasons why it cannot be made as it is; undefined when nobody waits any more (§7 checkout/prepare). */
export async function prepareOrder({ client }: Pick<Spesa, 'client'>, signal: AbortSignal): Promise<{ prepared: Prepared } | { reasons: string[] } | undefined> {
  try {
    return { prepared: (await client.call(checkout.prepare, {}, { signal })).data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'aborted') return undefined;
    const texts = error.messages.errors.map(messageText);
    return { reasons: texts.length > 0 ? texts : [failureText(error)] };
  }
}
