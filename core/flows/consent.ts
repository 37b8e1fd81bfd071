import type { Purpose } from '../rules/purposes.ts';
import { cookiePreferencesSchema, gatesSchema } from '../schema/storedLater.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

type Device = Pick<Spesa, 'preferences' | 'browser'>;

/** After six months one may be asked again (Garante, 10 June 2021). */
const LIFETIME_MS = 182 * 86_400_000;

const readCookies = tolerant(cookiePreferencesSchema);
const readGates = tolerant(gatesSchema);

/** Does the customer allow this? Undefined until it has been said, and again six months later (LAW-12). */
export function allows({ preferences, browser }: Device, purpose: Purpose): boolean | undefined {
  const { cookiePreferences, gates } = preferences.current();
  const young = (at: number) => Math.abs(browser.now() - at) < LIFETIME_MS;
  if (purpose === 'analytics' || purpose === 'profilation') {
    const cookies = readCookies(cookiePreferences);
    return cookies && young(cookies.saveDate) ? cookies[purpose] : undefined;
  }
  const gate = readGates(gates)?.[purpose];
  return gate && young(gate.at) ? gate.granted : undefined;
}

/** Keeps the customer's answer in place of an older one, also after a logout (§3, STO-10); other tabs and the site's other plugins hear of it. */
export function answerConsent(
  spesa: Device,
  { analytics, profilation, ...choices }: Partial<Record<Purpose, boolean>>,
): void {
  const { preferences, browser } = spesa;
  const at = browser.now();
  const said = Object.entries(choices).map(([purpose, granted]) => [purpose, { granted, at }]);
  preferences.remember({
    gates: { ...readGates(preferences.current().gates), ...(Object.fromEntries(said) as object) },
  });
  if ((analytics ?? profilation) !== undefined) {
    const allowed = {
      analytics: analytics ?? allows(spesa, 'analytics') ?? false,
      profilation: profilation ?? allows(spesa, 'profilation') ?? false,
    };
    preferences.remember({ cookiePreferences: { technical: true, ...allowed, saveDate: at, uuid: browser.uuid() } });
    browser.tellConsent?.(allowed);
  }
  browser.tabs.tell({ kind: 'consent' });
}
