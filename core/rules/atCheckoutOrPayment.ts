import type { Config } from '../config.ts';
import { isPage } from './links.ts';

/** Checkout and payment are never read anew while the customer is on them (account §2, ruling 25). */
export function atCheckoutOrPayment({ pages }: Config): boolean {
  if (typeof location === 'undefined') return false;
  return (['checkout', 'payment'] as const).some((page) => isPage(pages, page, location.pathname));
}
