import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { SlotChoice } from '../choice/SlotChoice.tsx';
import { SlotHold } from '../choice/SlotHold.tsx';
import { wholeAddress } from '../choice/addressWords.ts';

/** The slot as the last step of the chain, with the address that it is for and a way back to it. */
export default function TimeslotDialog({ answer, close }: DialogProps<'timeslot'>) {
  const { cart: carts, toasts } = useSpesa();
  const cart = useCart();
  const locks = useDeliveryLocks();
  const address = cart?.shippingAddress;
  const chosen = (next: ChainAnswer): void => {
    const slot = carts.current()?.timeslot;
    const words = slot?.date && deliveryTexts.slotChosen({ day: dayWords(slot.date), times: slotTimes(slot) });
    if (words) toasts.show({ kind: 'success', text: words });
    answer(next);
  };
  return (
    <DialogPanel title={deliveryTexts.slotTitle()} onClose={close}>
      {address && (
        <p className="slot-choice__address">
          <bdi>{wholeAddress(address)}</bdi>{' '}
          {!locks.address && (
            <Button small variant="ghost" onClick={() => answer('setAddress')}>
              {deliveryTexts.changeAddress()}
            </Button>
          )}
        </p>
      )}
      {cart && <SlotHold cart={cart} />}
      <SlotChoice onChosen={chosen} onNobody={close} />
    </DialogPanel>
  );
}
