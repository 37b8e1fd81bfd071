import { useLoggedIn } from '../../hooks/useCart.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** May whoever is there keep lists? Customers may, and visitors where the site lets them fill a cart (ruling 13). */
export function useKeepsLists(): boolean {
  const { config } = useSpesa();
  return useLoggedIn() || config.anonymousCart;
}
