import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCart } from '../../hooks/useCart.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { GiftCodes } from '../contents/GiftCodes.tsx';

/** The codes and coupons on the cart, asked for by name from the checkout. */
export default function GiftCodesDialog({ close }: DialogProps<'giftCodes'>) {
  const cart = useCart();
  return (
    <DialogPanel title={cartContentsTexts.codes()} onClose={close}>
      {cart && <GiftCodes cart={cart} />}
    </DialogPanel>
  );
}
