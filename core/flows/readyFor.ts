import type { Spesa } from '../spesa.ts';
import type { Wanted } from '../schema/interrupted.ts';
import { readyToShop, type Parts } from './readyToShop.ts';

/** Leads the customer to login, address and slot for what waits for them; when they leave on the way they are told that it is not done. */
export async function readyFor(
  spesa: Parts & Pick<Spesa, 'toasts'>,
  what: 'add' | 'order',
  wanted?: Wanted,
): Promise<boolean> {
  if (await readyToShop(spesa, undefined, wanted)) return true;
  (await import('./tellNotReady.ts')).tellNotReady(spesa, what);
  return false;
}
