import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import CartDrawer from '../cart-drawer/CartDrawer.tsx';
import { CheckoutButton } from '../contents/CheckoutButton.tsx';

/** The cart as a drawer; total and checkout stay in sight. */
export default function CartDialog({ close }: DialogProps<'cart'>) {
  const cart = useCart();
  const money = useMoney();
  const foot = cart && cart.totalItems > 0 && (
    <div className="cart-foot">
      <p className="cart-foot__total">
        <span>{(cart.totalVariableWeight ? cartContentsTexts.totalEstimated : cartContentsTexts.total)()}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {cart.minimumReached === false && cart.minimumAmount !== undefined && (
        <p className="cart-foot__minimum">{cartContentsTexts.minimumMissing({ minimum: money(cart.minimumAmount) })}</p>
      )}
      <CheckoutButton />
    </div>
  );
  return (
    <DialogPanel title={cartContentsTexts.title()} foot={foot} onClose={close}>
      <CartDrawer />
    </DialogPanel>
  );
}
