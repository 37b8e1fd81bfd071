import { pageLink } from '../rules/links.ts';
import type { Spesa } from '../spesa.ts';
import { readyToShop } from './readyToShop.ts';

/** Goes on to the checkout once login, address and slot are there (§4); false when the customer leaves on the way. */
export async function goToCheckout(spesa: Pick<Spesa, 'dialogs' | 'cart' | 'config' | 'browser'>): Promise<boolean> {
  if (!(await readyToShop(spesa))) return false;
  spesa.browser.go(pageLink(spesa.config.pages, 'checkout'));
  return true;
}
