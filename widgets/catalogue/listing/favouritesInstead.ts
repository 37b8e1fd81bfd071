import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { saysFilters } from '../../../core/rules/productFilters.ts';
import type { Instead } from '../../element/defineWidget.ts';
import { mayHaveFavourites } from './mayHaveFavourites.ts';

/** Prefetch override: sets `preferred` on a favourites-first list for customers with favourites. */
export const favouritesInstead: Instead = async (host, [{ name }, input], shop) => {
  const { cart, session } = shop;
  const begins = name === catalogue.products.name && host.getAttribute('favourites') === 'first';
  if (!begins || saysFilters(location.search) || !session.isLoggedIn() || !mayHaveFavourites(shop)) return input;
  await cart.known();
  return cart.current()?.user.hasFavorites ? { ...input, preferred: true } : input;
};
