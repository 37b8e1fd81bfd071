import { pageLink, safeBack } from '../rules/links.ts';
import { interruptedSchema, type Interrupted } from '../schema/interrupted.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

/** The link of the mail is good for an hour; the mail may be sent again. */
const KEPT_MS = 2 * 60 * 60_000;
/** The slice of this device (keepInterrupted.ts). */
const SLICE = 'interrupted';
const read = tolerant(interruptedSchema);

/** What the registration has interrupted, for two hours; its address never leaves this site (XSS-10). */
export function interrupted({ browser }: Pick<Spesa, 'browser'>): Interrupted | undefined {
  const kept = browser.local.read(SLICE, read);
  if (!kept || browser.now() - kept.at > KEPT_MS) return undefined;
  return { ...kept, back: safeBack(kept.back, location.origin) };
}

/** The slice of this tab with what its next page goes on with (goOn.ts). */
export const GOING_ON = 'goingOn';

/** The address to go back to after the registration, whose page goes on with what this tab keeps for it. */
export function wayBack(spesa: Pick<Spesa, 'browser' | 'config'>): string {
  const { browser, config } = spesa;
  const begun = interrupted(spesa) ?? { back: pageLink(config.pages, 'home'), at: browser.now() };
  browser.local.remove(SLICE);
  browser.page.write(GOING_ON, begun);
  return begun.back;
}
