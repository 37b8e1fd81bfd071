import type { Spesa } from '../spesa.ts';
import { forgetDrafts } from './forgetDrafts.ts';

/** Nothing of whoever has left stays on the page; other tabs follow (SES-04). */
export function clearSession({
  session,
  cart,
  tabs,
  browser,
}: Pick<Spesa, 'session' | 'cart' | 'tabs' | 'browser'>): void {
  forgetDrafts({ session, browser });
  browser.local.remove('company');
  cart.clear();
  tabs.tell({ kind: 'left' });
}
