import { useRef } from 'react';
import { useCart, useCartStatus, useLoggedIn } from '../../hooks/useCart.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { mayHaveFavourites } from './mayHaveFavourites.ts';

/** Does this customer's list begin with the favourites (§3, hasFavorites)? Undefined until the cart is known, or an earlier one without any; a login later on does not change the list on the page. */
export function useFavouritesFirst(wanted: boolean): boolean | undefined {
  const spesa = useSpesa();
  const loggedIn = useLoggedIn();
  const cart = useCart();
  const failed = useCartStatus() === 'failed';
  const decided = useRef<boolean | undefined>(undefined);
  const may = wanted && loggedIn && mayHaveFavourites(spesa);
  if (cart || failed || !may) decided.current ??= may && !failed;
  return decided.current && loggedIn;
}
