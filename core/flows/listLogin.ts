import type { Spesa } from '../spesa.ts';

/** Lists are a customer's own: asks who is there; false when nobody says so. */
export async function listLogin({ session, dialogs, cart }: Pick<Spesa, 'session' | 'dialogs' | 'cart'>): Promise<boolean> {
  if (session.isLoggedIn()) return true;
  if ((await dialogs.open('login', {})) === undefined) return false;
  await cart.load();
  return session.isLoggedIn();
}
