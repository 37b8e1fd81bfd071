import { keptUserSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

/** The slice of this tab that holds forms which were begun. */
export const DRAFTS = 'drafts';
const readOwner = tolerant(keptUserSchema);

/** Nothing that was typed by anybody but who is there now stays in this tab (SES-06). */
export function forgetDrafts({ browser, session }: Pick<Spesa, 'browser' | 'session'>): void {
  const typedBy = browser.page.read(DRAFTS, readOwner)?.userId;
  if (typedBy !== session.store.getState().userId) browser.page.remove(DRAFTS);
}
