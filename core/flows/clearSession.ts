import type { Spesa } from '../spesa.ts';
import { forgetDrafts } from './forgetDrafts.ts';

/** Nothing of whoever has left stays on the page, nor on the device what they do not eat (LAW-15); other tabs follow (SES-04). */
export function clearSession({
  session,
  cart,
  tabs,
  browser,
  preferences,
}: Pick<Spesa, 'session' | 'cart' | 'tabs' | 'browser' | 'preferences'>): void {
  forgetDrafts({ session, browser });
  browser.local.remove('company');
  browser.local.remove('diet');
  preferences.remember({ currentOrder: undefined });
  cart.clear();
  tabs.tell({ kind: 'left' });
}
