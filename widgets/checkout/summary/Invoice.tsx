import * as invoiceTexts from '../../../core/labels/it/checkoutInvoice.ts';
import { addresseeWords } from '../../../core/rules/invoice.ts';
import type { PersonFiscal } from '../../../core/schema/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';

interface Props {
  wanted: boolean;
  addressee: PersonFiscal | undefined;
  busy: boolean;
  error: string;
  want(yes: boolean): void;
  choose(): void;
  /** How often the customer wanted to go on although something was left to do. */
  tries: number;
}

/** Whether the customer wants an invoice, and whom it goes to (account §3, LAW-17). */
export function Invoice({ wanted, addressee, busy, error, want, choose, tries }: Props) {
  const missing = wanted && !busy && !addressee;
  return (
    <section className="invoice">
      <h2 className="invoice__title">{invoiceTexts.title()}</h2>
      <Checkbox
        name="need_invoice"
        checked={wanted}
        error={error || (missing && tries > 0 ? invoiceTexts.missing() : '')}
        onChange={want}
      >
        {invoiceTexts.wanted()}
      </Checkbox>
      {wanted && addressee && (
        <p className="invoice__who">
          <bdi>{invoiceTexts.addressee({ who: addresseeWords(addressee) })}</bdi>
        </p>
      )}
      {wanted && (addressee || missing) && (
        <Button small variant="secondary" onClick={choose}>
          {(addressee ? invoiceTexts.change : invoiceTexts.choose)()}
        </Button>
      )}
    </section>
  );
}
