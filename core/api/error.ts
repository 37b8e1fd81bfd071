import { noMessages, type Messages } from '../schema/envelope.ts';

/** Why a call failed. `uncertain`: a write was sent and no answer came, it may have happened. */
export type Reason = 'expired' | 'rejected' | 'limited' | 'unreachable' | 'uncertain' | 'malformed' | 'aborted';

/** A call without a good answer. `data` is what a refusal carried, such as the current cart; `retryAfter` is in ms. */
export class ApiError extends Error {
  readonly reason: Reason;
  readonly messages: Messages;
  readonly data: unknown;
  readonly status: number;
  readonly retryAfter: number;
  readonly revision: number | undefined;

  constructor(
    reason: Reason,
    call: string,
    details: {
      messages?: Messages;
      data?: unknown;
      status?: number;
      retryAfter?: number;
      revision?: number;
      cause?: unknown;
    } = {},
  ) {
    super(`[${call}] ${reason}${details.messages?.errors[0] ? `: ${details.messages.errors[0].message}` : ''}`, {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.reason = reason;
    this.messages = details.messages ?? noMessages();
    this.data = details.data;
    this.status = details.status ?? 0;
    this.retryAfter = details.retryAfter ?? 0;
    this.revision = details.revision;
  }
}
