import * as profileTexts from '../../../core/labels/it/profile.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { Billing } from '../billing/Billing.tsx';

/** Whom the invoice goes to, asked by name from the checkout; answers the one that was chosen or added. */
export default function BillingDialog({ answer, close }: DialogProps<'billing'>) {
  return (
    <DialogPanel title={profileTexts.billing()} onClose={close}>
      <Billing onChoose={answer} />
    </DialogPanel>
  );
}
