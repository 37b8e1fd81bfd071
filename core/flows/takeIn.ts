import type { Cart } from '../schema/cart.ts';
import type { Entered } from '../schema/identity.ts';
import type { Spesa } from '../spesa.ts';
import { forgetDrafts } from './forgetDrafts.ts';
import { report } from './report.ts';

const hasCart = (entered: Entered): entered is Entered & Cart =>
  entered.cartId !== undefined && entered.user !== undefined;

/** Takes over the account and the cart of an answer that let somebody in; false for any other. */
export function takeIn(spesa: Spesa, entered: Entered, revision: number | undefined, method: string): boolean {
  if (!hasCart(entered) || entered.user.userId < 0) return false;
  const { session, browser, cart } = spesa;
  session.become(entered.user.userId);
  forgetDrafts({ session, browser });
  cart.adopt(entered, revision);
  browser.tabs.tell({ kind: 'entered' });
  report(spesa, 'login', () => ({ method }));
  return true;
}
