import '../../../core/labels/it/cart.ts';
import { label } from '../../../core/labels/label.ts';
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
        <span>{label(cart.totalVariableWeight ? 'cart.totalEstimated' : 'cart.total')}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {cart.minimumReached === false && cart.minimumAmount !== undefined && <p className="cart-foot__minimum">{label('cart.minimumMissing', { minimum: money(cart.minimumAmount) })}</p>}
      <CheckoutButton />
    </div>
  );
  return (
    <DialogPanel title={label('cart.title')} foot={foot} onClose={close}>
      <CartDrawer />
    </DialogPanel>
  );
}
