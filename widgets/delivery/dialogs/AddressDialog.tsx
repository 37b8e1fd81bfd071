import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { AddressChoice } from '../choice/AddressChoice.tsx';

/** The address as a step of the chain: answers what is due next (§4). */
export default function AddressDialog({ answer, close }: DialogProps<'address'>) {
  return (
    <DialogPanel title={deliveryTexts.title()} onClose={close}>
      <AddressChoice onChosen={answer} />
    </DialogPanel>
  );
}
