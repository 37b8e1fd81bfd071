import * as errorTexts from '../labels/it/errors.ts';
import type { CartStore } from '../stores/cart.ts';
import type { Dialogs } from '../stores/dialogs.ts';
import type { Session } from '../stores/session.ts';
import type { Toasts } from '../stores/toasts.ts';

interface Parts {
  session: Session;
  cart: CartStore;
  toasts: Toasts;
  dialogs: Dialogs;
}

/** HTTP 419 (§8): clears the state, with one toast and one prompt however many calls were answered so (SES-01). A visitor who was not logged in gets neither. */
export async function sessionExpired({ session, cart, toasts, dialogs }: Parts): Promise<void> {
  const known = session.isLoggedIn();
  session.forget();
  cart.clear();
  if (!known) return;
  toasts.show({ kind: 'error', text: errorTexts.sessionExpired() });
  if (dialogs.isOpen('login')) return;
  const answer = await dialogs.open('login', { reason: 'expired' });
  if (answer) await cart.load();
}
