import type { Cart } from '../schema/cart.ts';
import type { Product } from '../schema/catalogue.ts';
import { cartLines } from './cartLines.ts';

type Marked = Pick<Product, 'productInfos'>;

/** Perishable: there is no right of withdrawal (LAW-09). */
export const withdrawalExcluded = ({ productInfos }: Marked): boolean => productInfos.PERISHABLE === 'true';

/** Alcohol: not for minors (LAW-16). */
export const forAdults = ({ productInfos }: Marked): boolean => productInfos.ADULTS_ONLY === 'true';

/** Weighed into an ultralight bag, which is charged (LAW-18). */
export const needsBag = ({ productInfos }: Marked): boolean => productInfos.BAG === 'true';

/** The server's code of a cart with alcohol and no declaration. */
export const adultReason = 'cart.adultRequired';

/** The cart's own info in which the customer declares to be of age. */
export const adultDeclaration = 'adult_declaration';

export const holdsAlcohol = (cart: Pick<Cart, 'cartItems' | 'sectors'>): boolean =>
  cartLines(cart).some(({ product }) => forAdults(product));
export const declaredAdult = ({ cartInfos }: Pick<Cart, 'cartInfos'>): boolean =>
  cartInfos?.[adultDeclaration] === 'true';
