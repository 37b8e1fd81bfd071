import { pageLink, safeBack } from '../rules/links.ts';
import { interruptedSchema, type Interrupted } from '../schema/interrupted.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

/** Longer than a confirmation link is valid, one hour, as the mail can be sent again. */
const KEPT_MS = 2 * 60 * 60_000;
/** Local storage slice, written by keepInterrupted.ts. */
const SLICE = 'interrupted';
const read = tolerant(interruptedSchema);

/** The page and product saved before a registration, for two hours; an address of another site becomes the home page (XSS-10). */
export function interrupted({ browser }: Pick<Spesa, 'browser'>): Interrupted | undefined {
  const kept = browser.local.read(SLICE, read);
  if (!kept || browser.now() - kept.at > KEPT_MS) return undefined;
  return { ...kept, back: safeBack(kept.back, location.origin) };
}

/** Session storage slice, read by goOn.ts on the next page. */
export const GOING_ON = 'goingOn';

/** Moves what was saved from the device to this tab, for the next page to resume, and returns that page's address. */
export function wayBack(spesa: Pick<Spesa, 'browser' | 'config'>): string {
  const { browser, config } = spesa;
  const begun = interrupted(spesa) ?? { back: pageLink(config.pages, 'home'), at: browser.now() };
  browser.local.remove(SLICE);
  browser.page.write(GOING_ON, begun);
  return begun.back;
}
