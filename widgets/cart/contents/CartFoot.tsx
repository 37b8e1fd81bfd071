import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { CheckoutButton } from './CheckoutButton.tsx';

/** What stays in sight of a full cart: the total by the server's word, the minimum while it is not reached, the way to the checkout. */
export function CartFoot({ cart }: { cart: Cart }) {
  const money = useMoney();
  return (
    <div className="cart-foot">
      <p className="cart-foot__total">
        <span>{(cart.totalVariableWeight ? cartBillTexts.totalEstimated : cartBillTexts.total)()}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {cart.minimumReached === false && cart.minimumAmount !== undefined && (
        <p className="cart-foot__minimum">{cartContentsTexts.minimumMissing({ minimum: money(cart.minimumAmount) })}</p>
      )}
      <CheckoutButton />
    </div>
  );
}
