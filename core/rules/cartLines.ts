import type { Cart, CartItem } from '../schema/cart.ts';

/** The lines under one heading; the heading is empty when the cart has no sectors. */
export interface CartSector {
  name: string;
  lines: CartItem[];
}

type Lines = Pick<Cart, 'cartItems' | 'sectors'>;

/** The lines as the server groups them, each line once, whichever form the answer has (CART-16). */
export function cartSectors(cart: Lines | null | undefined): CartSector[] {
  const seen = new Set<number>();
  const fresh = (items: readonly CartItem[]): CartItem[] =>
    items.filter(({ itemId }) => !seen.has(itemId) && seen.add(itemId));
  const sectors = (cart?.sectors ?? []).map(({ name, cartItems }) => ({ name, lines: fresh(cartItems) }));
  const loose = { name: '', lines: fresh(cart?.cartItems ?? []) };
  return [...sectors, loose].filter(({ lines }) => lines.length > 0);
}

const flat = new WeakMap<Lines, CartItem[]>();

/** All lines of a cart; each cart is taken apart once, however many lines ask (DATA-06). */
export function cartLines(cart: Lines | null | undefined): CartItem[] {
  if (!cart) return [];
  const known = flat.get(cart) ?? cartSectors(cart).flatMap(({ lines }) => lines);
  flat.set(cart, known);
  return known;
}

/** The line that a product's quantity control changes: the first one of it. */
export const lineOf = (cart: Lines | null | undefined, productId: number): CartItem | null =>
  cartLines(cart).find((line) => line.productId === productId) ?? null;
