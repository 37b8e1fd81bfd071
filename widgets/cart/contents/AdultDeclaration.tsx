import { setCartInfo } from '../../../core/flows/cartChoices.ts';
import { label } from '../../../core/labels/label.ts';
import { adultDeclaration, declaredAdult, holdsAlcohol } from '../../../core/rules/lawMarks.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Checkbox } from '../../ui/Field.tsx';

/** Alcohol in the cart: the customer declares to be of age, and the server keeps it (law 16). */
export function AdultDeclaration({ cart }: { cart: Cart }) {
  const spesa = useSpesa();
  const declare = useCommand((adult: boolean) => setCartInfo(spesa, adultDeclaration, String(adult)), 'errors.errorSettingCartInfo');
  if (!holdsAlcohol(cart)) return null;
  return (
    <section className="adult" aria-label={label('cart.adultTitle')}>
      <Checkbox name={adultDeclaration} checked={declaredAdult(cart)} error={declare.error} onChange={(adult) => void declare.run(adult)}>
        {label('cart.adult')}
        <span className="cart-lines__hint">{label('cart.adultHint')}</span>
      </Checkbox>
    </section>
  );
}
