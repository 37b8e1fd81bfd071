import type { Endpoint } from '../api/endpoint.ts';
import { ApiError } from '../api/error.ts';
import * as errorTexts from '../labels/it/errors.ts';
import type { Spesa } from '../spesa.ts';
import { messageText, showMessages } from './showMessages.ts';

/** The text of a failure for the place that caused it: the server's, else the call's own, else the generic one (§8). */
export function failureText(error: ApiError, failure: Endpoint['failure'] = errorTexts.generic): string {
  const own = error.messages.errors[0];
  if (own) return messageText(own);
  if (error.reason === 'expired') return errorTexts.sessionExpired();
  if (error.reason === 'limited' || error.retryAfter > 0)
    return errorTexts.limited({ n: Math.max(1, Math.ceil(error.retryAfter / 1000)) });
  if (error.reason === 'uncertain') return errorTexts.uncertain();
  if (error.reason === 'unreachable' && error.status === 0) return errorTexts.unreachable();
  return failure === 'silent' ? '' : failure();
}

/** Tells the customer once why a command failed; an expired session tells by itself, an aborted call nothing. Other errors are thrown on. */
export async function reportFailure(
  spesa: Spesa,
  error: unknown,
  failure: Endpoint['failure'] = errorTexts.generic,
): Promise<string> {
  if (!(error instanceof ApiError)) throw error;
  if (error.reason === 'aborted' || error.reason === 'expired') return '';
  const text = failureText(error, failure);
  if (failure === 'silent') return text;
  if (error.messages.errors.length > 0) showMessages(spesa, error.messages);
  else if (text) spesa.toasts.show({ kind: 'error', text });
  return text;
}
