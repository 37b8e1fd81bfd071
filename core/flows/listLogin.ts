import type { Spesa } from '../spesa.ts';

/** Lists belong to customers, so a visitor is asked to log in; false when they do not. */
export async function listLogin({
  session,
  dialogs,
  cart,
}: Pick<Spesa, 'session' | 'dialogs' | 'cart'>): Promise<boolean> {
  if (session.isLoggedIn()) return true;
  if ((await dialogs.open('login', {})) === undefined) return false;
  await cart.load();
  return session.isLoggedIn();
}
