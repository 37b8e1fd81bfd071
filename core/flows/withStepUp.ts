import { ApiError } from '../api/error.ts';
import type { Spesa } from '../spesa.ts';

const asksForStepUp = (error: unknown): boolean =>
  error instanceof ApiError && error.messages.errors.some(({ code }) => code === 'auth.stepUp');

/** Makes a call; when the server asks for step-up authentication, opens its dialog and retries once. A closed dialog rethrows the refusal. Throws ApiError. */
export async function withStepUp<T>({ dialogs }: Pick<Spesa, 'dialogs'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!asksForStepUp(error) || !(await dialogs.open('stepUp', {}))) throw error;
    return call();
  }
}
