import type { InputOf } from '../api/endpoint.ts';
import type { session } from '../api/endpoints/session.ts';
import { pageLink } from '../rules/links.ts';
import { markSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';
import { clearSession } from './clearSession.ts';
import { forgetDrafts } from './forgetDrafts.ts';
import { report } from './report.ts';

/** Logs in and takes over the cart of the answer (§4: login stores the cart). Throws ApiError with the server's reason. */
export async function signIn(
  spesa: Pick<Spesa, 'session' | 'cart' | 'browser' | 'config' | 'preferences'>,
  input: InputOf<typeof session.login>,
): Promise<void> {
  const { session: who, cart, browser } = spesa;
  const answer = await who.login(input);
  browser.page.remove('restarted');
  forgetDrafts({ session: who, browser });
  cart.adopt(answer.data, answer.revision);
  browser.tabs.tell({ kind: 'entered' });
  report(spesa, 'login', () => ({ method: 'password' }));
}

/** Logs out: the cart is cleared and other tabs follow, even when the call fails (§4, SES-04). Whom a company's account let in leaves that too, and no message is pushed to this device any more. `everywhere` ends the sessions of all devices, and throws ApiError where that failed. */
export async function signOut(spesa: Spesa, { everywhere = false } = {}): Promise<void> {
  if (!everywhere && spesa.browser.local.read('push', Object))
    await (await import('./pushDevice.ts')).unregisterDevice(spesa, { wanted: true });
  if (!everywhere && spesa.browser.local.read('company', tolerant(markSchema)))
    return (await import('./leaveCompany.ts')).leaveCompany(spesa, pageLink(spesa.config.pages, 'home'));
  await spesa.session.logout(everywhere);
  clearSession(spesa);
}
