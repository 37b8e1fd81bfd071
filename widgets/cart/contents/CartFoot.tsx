import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { minimumWords } from './minimumWords.ts';

/** The sticky foot of a full cart: the server's total and the way to the checkout, after that to the shop while the minimum is not reached. */
export function CartFoot({ cart }: { cart: Cart }) {
  const money = useMoney();
  const home = useLinks().page('home');
  const minimum = minimumWords(cart, money);
  return (
    <div className="cart-foot">
      <p className="cart-foot__total">
        <span>{(cart.totalVariableWeight ? cartBillTexts.totalEstimated : cartBillTexts.total)()}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {minimum ? (
        <>
          <p className="cart-foot__minimum" role="status">
            {minimum}
          </p>
          <div className="cart-foot__ways">
            <ButtonLink href={home}>{cartContentsTexts.goOn()}</ButtonLink>
            <CheckoutButton early />
          </div>
        </>
      ) : (
        <CheckoutButton />
      )}
    </div>
  );
}
