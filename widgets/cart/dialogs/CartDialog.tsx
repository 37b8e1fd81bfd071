import { useEffect } from 'react';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import CartDrawer from '../cart-drawer/CartDrawer.tsx';
import { CartFoot } from '../contents/CartFoot.tsx';

/** The cart as a drawer; total and checkout stay in sight, and what it shows itself is not said by toasts over it. */
export default function CartDialog({ close }: DialogProps<'cart'>) {
  const cart = useCart();
  const { toasts } = useSpesa();
  useEffect(() => {
    for (const { id, kind } of toasts.store.getState().list) if (kind === 'success') toasts.close(id);
  }, []);
  const foot = cart && cart.totalItems > 0 && <CartFoot cart={cart} />;
  return (
    <DialogPanel title={cartContentsTexts.title()} foot={foot} onClose={close}>
      <CartDrawer footed />
    </DialogPanel>
  );
}
