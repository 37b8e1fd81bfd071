import type { useSpesa } from '../../hooks/useSpesa.ts';

interface Kept {
  user?: string;
  favourites?: boolean;
}

/** May this customer have favourites? From the cart, or from the value cached by an earlier page until it has arrived. */
export function mayHaveFavourites({ cart, browser }: ReturnType<typeof useSpesa>): boolean {
  const current = cart.current();
  if (current) return !!current.user.hasFavorites;
  const kept = browser.local.read('shop', (held) => Object(held) as Kept);
  return kept?.user !== 'known' || kept.favourites === true;
}
