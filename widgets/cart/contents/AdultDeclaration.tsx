import { holdsAlcohol } from '../../../core/rules/lawMarks.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { AdultField } from './AdultField.tsx';

/** Alcohol in the cart: the customer declares to be of age (LAW-16). */
export function AdultDeclaration({ cart }: { cart: Cart }) {
  if (!holdsAlcohol(cart)) return null;
  return (
    <AdultField cart={cart}>
      <div className="adult" />
    </AdultField>
  );
}
