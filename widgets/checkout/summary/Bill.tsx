import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { BillTotals } from '../../ui/BillTotals.tsx';

/** What is to be paid, with what is estimated and at most held said beside it (LAW-02, LAW-24). */
export function Bill({ cart, form, hold }: { cart: Cart; form: CurrencyForm; hold?: number | undefined }) {
  return (
    <div className="bill">
      <BillTotals bill={cart} form={form} />
      {cart.totalVariableWeight && hold !== undefined ? (
        <p className="bill__note">{checkoutTexts.variable({ reserved: formatCurrency(hold, form) })}</p>
      ) : null}
    </div>
  );
}
