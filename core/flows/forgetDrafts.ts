import type { Spesa } from '../spesa.ts';

/** The slice of this tab that holds forms which were begun. */
export const DRAFTS = 'drafts';

/** Nothing that was typed by anybody but who is there now stays in this tab (SES-06). */
export function forgetDrafts({ browser, session }: Pick<Spesa, 'browser' | 'session'>): void {
  const typedBy = browser.page.read(DRAFTS, (kept) => (kept as { userId?: unknown } | null)?.userId);
  if (typedBy !== session.store.getState().userId) browser.page.remove(DRAFTS);
}
