import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCart } from '../../hooks/useCart.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { SlotChoice } from '../choice/SlotChoice.tsx';
import { addressTitle } from '../choice/addressWords.ts';

/** Being modified: the address of its order stays (account §4). */
const ADDRESS_LOCKED = 7;

/** The slot as the last step of the chain, with a way back to the address. */
export default function TimeslotDialog({ answer, close }: DialogProps<'timeslot'>) {
  const cart = useCart();
  const address = cart?.shippingAddress;
  return (
    <DialogPanel title={deliveryTexts.slotTitle()} onClose={close}>
      {address && cart.cartStatusId !== ADDRESS_LOCKED && (
        <p className="slot-choice__address">
          <bdi>{addressTitle(address)}</bdi>{' '}
          <Button small variant="ghost" onClick={() => answer('setAddress')}>
            {deliveryTexts.changeAddress()}
          </Button>
        </p>
      )}
      <SlotChoice onChosen={answer} />
    </DialogPanel>
  );
}
