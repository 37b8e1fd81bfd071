import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { CheckoutButton } from './CheckoutButton.tsx';
import { minimumWords } from './minimumWords.ts';

/** What stays in sight of a full cart: the total by the server's word, the minimum while it is not reached, the way to the checkout. */
export function CartFoot({ cart }: { cart: Cart }) {
  const money = useMoney();
  const minimum = minimumWords(cart, money);
  return (
    <div className="cart-foot">
      <p className="cart-foot__total">
        <span>{(cart.totalVariableWeight ? cartBillTexts.totalEstimated : cartBillTexts.total)()}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {minimum && <p className="cart-foot__minimum">{minimum}</p>}
      <CheckoutButton />
    </div>
  );
}
