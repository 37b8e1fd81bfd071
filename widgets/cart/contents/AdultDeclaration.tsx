import type { Cart } from '../../../core/schema/cart.ts';
import { useAdultDeclaration } from '../../hooks/useAdultDeclaration.ts';
import { AdultBox } from '../../ui/AdultBox.tsx';

/** Alcohol in the cart: the customer declares to be of age, and the server keeps it (law 16). */
export function AdultDeclaration({ cart }: { cart: Cart }) {
  const { needed, declared, error, declare } = useAdultDeclaration(cart);
  return needed ? <AdultBox checked={declared} error={error} onChange={declare} /> : null;
}
