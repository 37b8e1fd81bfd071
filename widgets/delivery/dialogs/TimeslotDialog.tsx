import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { SlotChoice } from '../choice/SlotChoice.tsx';
import { SlotHold } from '../choice/SlotHold.tsx';
import { addressTitle } from '../choice/addressWords.ts';

/** The slot as the last step of the chain, with a way back to the address. */
export default function TimeslotDialog({ answer, close }: DialogProps<'timeslot'>) {
  const cart = useCart();
  const locks = useDeliveryLocks();
  const address = cart?.shippingAddress;
  return (
    <DialogPanel title={deliveryTexts.slotTitle()} onClose={close}>
      {address && !locks.address && (
        <p className="slot-choice__address">
          <bdi>{addressTitle(address)}</bdi>{' '}
          <Button small variant="ghost" onClick={() => answer('setAddress')}>
            {deliveryTexts.changeAddress()}
          </Button>
        </p>
      )}
      {cart && <SlotHold cart={cart} />}
      <SlotChoice onChosen={answer} onNobody={close} />
    </DialogPanel>
  );
}
