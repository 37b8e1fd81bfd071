import '../../../core/labels/it/cart.ts';
import '../../../core/labels/it/checkout.ts';
import { label } from '../../../core/labels/label.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import { billOf } from '../../../core/rules/totals.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { Totals } from '../../ui/Totals.tsx';

/** What is to be paid, with what is estimated and at most held said beside it (law 02, 24). */
export function Bill({ money, form, hold }: { money: Pick<Cart, 'grossTotal' | 'netTotal' | 'deliveryFee' | 'packagingFee' | 'orderAdjustmentSummary' | 'totalVariableWeight'>; form: CurrencyForm; hold?: number | undefined }) {
  const lines = billOf(money).map(({ label: key, text, amount, kind }) => ({ label: text ?? (key ? label(key) : ''), amount, ...(kind ? { kind } : {}) }));
  return (
    <div className="bill">
      <Totals lines={lines} form={form} />
      {money.totalVariableWeight && hold !== undefined ? <p className="bill__note">{label('checkout.variable', { reserved: formatCurrency(hold, form) })}</p> : null}
    </div>
  );
}
