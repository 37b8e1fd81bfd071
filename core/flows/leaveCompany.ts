import { ApiError } from '../api/error.ts';
import { identity } from '../api/endpoints/identity.ts';
import type { Spesa } from '../spesa.ts';
import { clearSession } from './clearSession.ts';

/** Logs out here, and at the company that let the customer in; `relay` is the path of this site that it comes back to. */
export async function leaveCompany(spesa: Spesa, relay: string): Promise<void> {
  const answer = await spesa.client.call(identity.samlLogout, { relay_state_url: relay }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  });
  spesa.session.forget();
  clearSession(spesa);
  const address = answer?.data.redirectUrl;
  if (address && /^https?:\/\//.test(address)) spesa.browser.go(address);
}
