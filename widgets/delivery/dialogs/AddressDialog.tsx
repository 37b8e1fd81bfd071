import '../../../core/labels/it/delivery.ts';
import { label } from '../../../core/labels/label.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { AddressChoice } from '../choice/AddressChoice.tsx';

/** The address as a step of the chain: answers what is due next (§4). */
export default function AddressDialog({ answer, close }: DialogProps<'address'>) {
  return (
    <DialogPanel title={label('delivery.title')} onClose={close}>
      <AddressChoice onChosen={answer} />
    </DialogPanel>
  );
}
