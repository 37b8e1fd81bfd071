import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import type { Order } from '../../../core/schema/orders.ts';

interface Props {
  order: Order;
  finalTotal: number;
  form: CurrencyForm;
}

const ON_DELIVERY = 22;

/** What an order came to once it was picked and weighed, beside what was expected; euro as the server gave it. */
export function FinalBill({ order: { grossTotal, refundedTotal, paymentType }, finalTotal, form }: Props) {
  const text = paymentType?.paymentTypeId === ON_DELIVERY ? orderPageTexts.finalTextUnheld : orderPageTexts.finalText;
  const lines: [string, number, boolean][] = [
    [orderPageTexts.finalOrdered(), grossTotal, false],
    [orderPageTexts.finalTotal(), finalTotal, true],
    ...(refundedTotal ? [[orderPageTexts.refunded(), -refundedTotal, false] satisfies [string, number, boolean]] : []),
  ];
  return (
    <>
      <h3 className="order__heading">{orderPageTexts.finalTitle()}</h3>
      <p className="order__note">{text()}</p>
      <dl className="totals">
        {lines.map(([title, amount, total]) => (
          <div className={`totals__line${total ? ' totals__line--total' : ''}`} key={title}>
            <dt>{title}</dt>
            <dd>{formatCurrency(amount, form)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
