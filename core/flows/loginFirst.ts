import type { Spesa } from '../spesa.ts';
import type { DialogInput } from '../stores/dialogs.ts';

/** Asks a visitor to log in, for what is a customer’s own (orders, account); false when they do not. */
export async function loginFirst(
  { session, dialogs, cart }: Pick<Spesa, 'session' | 'dialogs' | 'cart'>,
  reason?: DialogInput<'login'>['reason'],
): Promise<boolean> {
  if (session.isLoggedIn()) return true;
  if ((await dialogs.open('login', reason ? { reason } : {})) === undefined) return false;
  await cart.load();
  return session.isLoggedIn();
}
