import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useId } from '../../ui/useId.ts';
import { CheckoutButton } from './CheckoutButton.tsx';
import { minimumWords } from './minimumWords.ts';

/** What stays in sight of a full cart: the total by the server's word, the way to the checkout; while the minimum is not reached what it lacks, and first of all the way on with the shopping: `onGoOn`, else the home page. */
export function CartFoot({ cart, onGoOn }: { cart: Cart; onGoOn?(): void }) {
  const money = useMoney();
  const links = useLinks();
  const reason = useId();
  const minimum = minimumWords(cart, money);
  return (
    <div className="cart-foot">
      <p className="cart-foot__total">
        <span>{(cart.totalVariableWeight ? cartBillTexts.totalEstimated : cartBillTexts.total)()}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {minimum ? (
        <>
          <p className="cart-foot__minimum" id={reason}>
            {minimum}
          </p>
          <div className="cart-foot__ways">
            {onGoOn ? (
              <Button onClick={onGoOn}>{cartContentsTexts.goOn()}</Button>
            ) : (
              <ButtonLink href={links.page('home')}>{cartContentsTexts.goOn()}</ButtonLink>
            )}
            <CheckoutButton reason={reason} />
          </div>
        </>
      ) : (
        <CheckoutButton />
      )}
    </div>
  );
}
