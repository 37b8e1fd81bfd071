import { useRef } from 'react';
import { useCart, useCartStatus, useLoggedIn } from '../../hooks/useCart.ts';

/** Does this customer's list begin with the favourites (§3, hasFavorites)? Undefined until the cart is known; a login later on does not change the list on the page. */
export function useFavouritesFirst(wanted: boolean): boolean | undefined {
  const loggedIn = useLoggedIn();
  const cart = useCart();
  const failed = useCartStatus() === 'failed';
  const waiting = wanted && loggedIn && !cart && !failed;
  const decided = useRef<boolean | undefined>(undefined);
  if (!waiting) decided.current ??= wanted && loggedIn && (cart?.user.hasFavorites ?? false);
  return decided.current && loggedIn;
}
