import '../../../core/labels/it/delivery.ts';
import { label } from '../../../core/labels/label.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { StoreChoice } from '../choice/StoreChoice.tsx';

/** The store as a step of the chain, where the address leaves it open (`selectWarehouse`). */
export default function StoreDialog({ answer, close }: DialogProps<'store'>) {
  return (
    <DialogPanel title={label('delivery.storeTitle')} onClose={close}>
      <StoreChoice hint={label('delivery.storeHint')} onChosen={answer} />
    </DialogPanel>
  );
}
