import type * as italian from '../it/errors.ts';
import type * as italianDelivery from '../it/errorsOfDelivery.ts';
import type * as italianFiles from '../it/errorsOfFiles.ts';

/** The error catalogue (§8) in English. */
export const errors: Record<keyof typeof italian, string> = {
  sessionExpired: 'The session has expired, please sign in again to continue.',
  generic: 'An error has occurred, try again in a few minutes.',
  unreachable: 'We cannot reach the shop. Check the connection and try again.',
  forKeepers: 'Only for those who keep the site: check the address of the API under Impostazioni → Spesa.',
  uncertain: 'The connection was interrupted: we have reloaded the cart, check that it is as you want it.',
  limited: 'Too many requests in a short time. Try again in {n} seconds.',
  errorLogin: 'It was not possible to sign in. Check e-mail and password.',
  errorLogout: 'It was not possible to sign out. Try again.',
  errorLoadingCart: 'It was not possible to load the cart.',
  errorSettingCartInfo: 'It was not possible to save this information on the cart.',
  errorAddingProductFromOrder: 'It was not possible to add the products of the order.',
  emptyCart: 'It was not possible to empty the cart.',
  errorAddingProductFromList: 'It was not possible to add the products of the list.',
  errorSettingProduct: 'It was not possible to change the quantity.',
  errorRemovingProduct: 'It was not possible to take the product out.',
  minAcq: 'The least quantity of this product is {n}.',
};

export const errorsOfFiles: Record<keyof typeof italianFiles, string> = {
  missing: 'The shop has just been updated and this part has not arrived. Reload the page.',
};

export const errorsOfDelivery: Record<keyof typeof italianDelivery, string> = {
  errorSettingAddress: 'It was not possible to change the delivery address.',
  errorSettingTimeslot: 'It was not possible to choose this time.',
  errorSettingStore: 'It was not possible to choose this store.',
};
