import type { InputOf } from '../api/endpoint.ts';
import type { session } from '../api/endpoints/session.ts';
import type { Spesa } from '../spesa.ts';

/** Logs in and takes over the cart of the answer (§4: login stores the cart). Throws ApiError with the server's reason. */
export async function signIn(
  { session: who, cart }: Pick<Spesa, 'session' | 'cart'>,
  input: InputOf<typeof session.login>,
): Promise<void> {
  const answer = await who.login(input);
  cart.adopt(answer.data, answer.revision);
}

/** Logs out: the cart is cleared and other tabs follow, even when the call fails (§4, SES-04). */
export async function signOut({ session: who, cart, tabs }: Pick<Spesa, 'session' | 'cart' | 'tabs'>): Promise<void> {
  await who.logout();
  cart.clear();
  tabs.tell({ kind: 'left' });
}
