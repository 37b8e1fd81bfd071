import type { Cart } from '../../core/schema/cart.ts';
import type { CartState } from '../../core/stores/cartState.ts';
import type { Wanted } from '../../core/stores/wish.ts';
import { useSlice, useSpesa } from './useSpesa.ts';

export const useCart = (): Cart | null => useSlice(useSpesa().cart.store, ({ cart }) => cart);
export const useCartStatus = (): CartState['status'] => useSlice(useSpesa().cart.store, ({ status }) => status);

/** The quantity of a product or line in thousandths, the wanted one while it is on its way (CART-18). */
export function useQuantity(target: Wanted): { value: number; pending: boolean } {
  const { cart } = useSpesa();
  const value = useSlice(cart.store, () => cart.quantityOf(target));
  const pending = useSlice(cart.store, ({ pending }) => cart.wishKey(target) in pending);
  return { value, pending };
}

/** How many lines the cart shows, those on their way among them; `pending` until the server has agreed (CART-18). */
export function useLineCount(): { count: number; pending: boolean } {
  const { cart } = useSpesa();
  const count = useSlice(cart.store, () => cart.lineCount());
  const settled = useSlice(cart.store, ({ cart: known }) => known?.totalItems ?? 0);
  return { count, pending: count !== settled };
}

/** Is a customer logged in? */
export const useLoggedIn = (): boolean => useSlice(useSpesa().session.store, ({ userId }) => userId > -1);
