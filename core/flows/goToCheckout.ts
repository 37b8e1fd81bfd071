import { cartLines } from '../rules/cartLines.ts';
import { pageLink } from '../rules/links.ts';
import type { Spesa } from '../spesa.ts';
import { analyticsItem } from '../rules/analytics.ts';
import { report } from './report.ts';
import { readyFor } from './readyFor.ts';

/** Goes on to the checkout once login, address and slot are there (§4); false when the customer leaves on the way. */
export async function goToCheckout(
  spesa: Pick<Spesa, 'dialogs' | 'cart' | 'config' | 'browser' | 'preferences' | 'toasts'>,
): Promise<boolean> {
  if (!(await readyFor(spesa, 'order'))) return false;
  const cart = spesa.cart.current();
  if (cart)
    report(spesa, 'begin_checkout', () => ({
      currency: 'EUR',
      value: cart.grossTotal,
      items: cartLines(cart).map(({ product }) => analyticsItem(product)),
    }));
  spesa.browser.go(pageLink(spesa.config.pages, 'checkout'));
  return true;
}
