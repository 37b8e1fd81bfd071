import type { Cart, CartItem } from '../core/schema/cart.ts';
import type { Product } from '../core/schema/catalogue.ts';

/** A product with just what a test needs. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  productId: 10,
  name: 'Latte fresco intero',
  shortDescr: 'Alta Valle',
  description: '1 l',
  slug: 'latte',
  productInfos: { TIPOLOGIA: 'Pezzo' },
  priceDisplay: 1.89,
  available: 100,
  ...given,
});

export const aLine = (
  itemId: number,
  productId: number,
  quantity: number,
  given: Partial<CartItem> = {},
): CartItem => ({ itemId, productId, product: aProduct({ productId }), quantity, ...given });

/** A cart of a logged-in customer with address and slot. */
export const aCart = (lines: CartItem[] = [], given: Partial<Cart> = {}): Cart => ({
  cartId: 1,
  cartStatusId: 1,
  user: { userId: 7, firstName: 'Anna' },
  warehouse: { warehouseId: 3 },
  shippingAddress: { addressId: 5, autoAssigned: false },
  timeslot: { timeslotId: 9, date: '2026-11-24', autoAssigned: false },
  totalItems: lines.length,
  cartItems: lines,
  grossTotal: 0,
  ...given,
});
