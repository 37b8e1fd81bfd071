import type { ReactNode } from 'react';
import type { Cart } from '../../../core/schema/cart.ts';
import { useAdultDeclaration } from '../../hooks/useAdultDeclaration.ts';
import { AdultBox } from '../../ui/AdultBox.tsx';

/** The declaration to be of age, kept by the server (LAW-16). */
export function AdultField({ cart }: { cart: Cart; children?: ReactNode }) {
  const { declared, error, declare } = useAdultDeclaration(cart);
  return <AdultBox checked={declared} error={error} onChange={declare} />;
}
