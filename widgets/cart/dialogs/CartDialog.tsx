import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCart } from '../../hooks/useCart.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import CartDrawer from '../cart-drawer/CartDrawer.tsx';
import { CartFoot } from '../contents/CartFoot.tsx';

/** The cart as a drawer; total and checkout stay in sight. */
export default function CartDialog({ close }: DialogProps<'cart'>) {
  const cart = useCart();
  const foot = cart && cart.totalItems > 0 && <CartFoot cart={cart} />;
  return (
    <DialogPanel title={cartContentsTexts.title()} foot={foot} onClose={close}>
      <CartDrawer />
    </DialogPanel>
  );
}
