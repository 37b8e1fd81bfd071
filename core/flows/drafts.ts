import type { FormValues } from '../rules/form.ts';
import { draftsSchema } from '../schema/storedLater.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';
import { DRAFTS } from './forgetDrafts.ts';

const read = tolerant(draftsSchema);

type Parts = Pick<Spesa, 'browser' | 'session'>;
const whoIsThere = ({ session }: Parts): number => session.store.getState().userId;

/** What this person has typed into forms of this tab and not sent yet; of somebody else nothing is given (SES-06). */
function ownDrafts(parts: Parts): Record<string, FormValues> {
  const kept = parts.browser.page.read(DRAFTS, read);
  return kept?.userId === whoIsThere(parts) ? kept.forms : {};
}

/** What was typed into a form before the session expired or the page was begun anew. */
export const draftOf = (parts: Parts, form: string): FormValues | undefined => ownDrafts(parts)[form];

/** Keeps what is typed while the tab lives; the caller leaves passwords out. */
export const keepDraft = (parts: Parts, form: string, values: FormValues): void =>
  parts.browser.page.write(DRAFTS, { userId: whoIsThere(parts), forms: { ...ownDrafts(parts), [form]: values } });

/** The form was sent or given up. */
export function dropDraft(parts: Parts, form: string): void {
  const { [form]: gone, ...forms } = ownDrafts(parts);
  if (gone) parts.browser.page.write(DRAFTS, { userId: whoIsThere(parts), forms });
}
