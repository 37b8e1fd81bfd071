import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as storeTexts from '../../../core/labels/it/delivery/storeChoice.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import StoreChoice from '../choice/StoreChoice.tsx';

/** The store as a step of the chain, where the address leaves it open (`selectWarehouse`). */
export default function StoreDialog({ answer, close }: DialogProps<'store'>) {
  return (
    <DialogPanel title={deliveryTexts.storeTitle()} onClose={close}>
      <StoreChoice hint={storeTexts.storeHint()} onChosen={answer} />
    </DialogPanel>
  );
}
