import { ApiError } from '../api/error.ts';
import type { Spesa } from '../spesa.ts';

const asksForStepUp = (error: unknown): boolean =>
  error instanceof ApiError && error.messages.errors.some(({ code }) => code === 'auth.stepUp');

/** Makes a call that a session alone does not allow: the customer proves anew who they are, then it is made again. A dialog that is closed leaves the refusal. Throws ApiError. */
export async function withStepUp<T>({ dialogs }: Pick<Spesa, 'dialogs'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!asksForStepUp(error) || !(await dialogs.open('stepUp', {}))) throw error;
    return call();
  }
}
