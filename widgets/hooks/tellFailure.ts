import type { Endpoint } from '../../core/api/endpoint.ts';
import { ApiError } from '../../core/api/error.ts';
import { reportFailure } from '../../core/flows/reportFailure.ts';
import * as errorTexts from '../../core/labels/it/errors.ts';
import type { Spesa } from '../../core/spesa.ts';

/** Tells the customer why a command failed, also when the code that would tell it cannot be fetched; gives the text for its place. */
export async function tellFailure(spesa: Spesa, cause: unknown, failure: Endpoint['failure']): Promise<string> {
  try {
    return await reportFailure(spesa, cause, failure);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const text = errorTexts.unreachable();
    spesa.toasts.show({ kind: 'error', text });
    return text;
  }
}
