import * as invoiceTexts from '../../../core/labels/it/checkoutInvoice.ts';
import { addresseeWords } from '../../../core/rules/invoice.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useInvoice } from './useInvoice.ts';

/** Whether the customer wants an invoice, and whom it goes to (account §3, LAW-17); without the latter the server refuses the order. */
export function Invoice({ cart }: { cart: Cart }) {
  const { wanted, addressee, busy, error, want, choose } = useInvoice(cart);
  return (
    <Fold
      title={invoiceTexts.title()}
      chosen={wanted && addressee ? invoiceTexts.addressee({ who: addresseeWords(addressee) }) : undefined}
      open={wanted && !addressee}
    >
      <Checkbox name="need_invoice" checked={wanted} error={error} onChange={want}>
        {invoiceTexts.wanted()}
      </Checkbox>
      {wanted && !busy && (
        <Button small variant="secondary" onClick={choose}>
          {(addressee ? invoiceTexts.change : invoiceTexts.choose)()}
        </Button>
      )}
    </Fold>
  );
}
