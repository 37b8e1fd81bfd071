import { label } from '../labels/label.ts';
import type { Spesa } from '../spesa.ts';

/** HTTP 419 (§8): the state is cleared, one toast, one prompt, however many calls were answered so (SES-01). A visitor who was nobody is told nothing. */
export async function sessionExpired(spesa: Spesa): Promise<void> {
  const { session, cart, toasts, dialogs } = spesa;
  const known = session.isLoggedIn();
  session.forget();
  cart.clear();
  if (!known) return;
  toasts.show({ kind: 'error', text: label('errors.sessionExpired') });
  if (dialogs.isOpen('login')) return;
  const answer = await dialogs.open('login', { reason: 'expired' });
  if (answer) await cart.load();
}
