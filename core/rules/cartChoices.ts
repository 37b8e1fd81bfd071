import type { Cart, CartItem } from '../schema/cart.ts';
import type { Product } from '../schema/catalogue.ts';

/** Weighed when the order is prepared, so what is paid may differ from what is shown (LAW-24). */
export const isVariableWeight = ({ productInfos }: Pick<Product, 'productInfos'>): boolean =>
  productInfos.WEIGHT_VARIABLE === 'true' || productInfos.TIPOLOGIA?.trim().toLowerCase() === 'sfuso';

const infoOf = ({ cartItemInfo, infos }: Pick<CartItem, 'cartItemInfo' | 'infos'>, name: string): string =>
  cartItemInfo?.[name] ?? infos?.[name] ?? '';

/** Substitutions are accepted unless the customer has said no (account §5). */
export const acceptsSubstitutes = (line: CartItem): boolean => infoOf(line, 'accept_alternatives') !== 'false';
export const acceptsAllSubstitutes = (cart: Pick<Cart, 'cartInfos'>): boolean =>
  cart.cartInfos?.accept_alternatives !== 'false';

export const noteOf = (line: CartItem): string => infoOf(line, 'note');
export const sizeOf = (line: CartItem): string => infoOf(line, 'size');
/** Grams of each piece, as text; both spellings of the wire are read (ruling 14). */
export const customWeightOf = (line: CartItem): string => infoOf(line, 'custom_weight') || infoOf(line, 'customWeight');

/** The sizes that a product comes in, where it names any. */
export const sizesOf = ({ productInfos }: Pick<Product, 'productInfos'>): string[] =>
  (productInfos.SIZE ?? '')
    .split(/[,;|]/)
    .map((size) => size.trim())
    .filter(Boolean);

/** Pieces that are weighed one by one may be wanted larger or smaller: their product names the weight of one. */
export const offersWeight = ({ productInfos }: Pick<Product, 'productInfos'>): boolean =>
  Number(productInfos.WEIGHT_SELLING_SINGLE_UNIT ?? 0) > 0;
