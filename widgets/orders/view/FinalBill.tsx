import * as finalTexts from '../../../core/labels/it/ordersFinal.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { differencesOf } from '../../../core/rules/finalBill.ts';
import { differenceWords } from '../../../core/rules/finalBillWords.ts';
import { formatCurrency, toEuro, type CurrencyForm } from '../../../core/rules/price.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { billLines } from '../../ui/BillTotals.tsx';
import { Totals } from '../../ui/Totals.tsx';

interface Props {
  order: Order;
  finalTotal: number;
  form: CurrencyForm;
}

const ON_DELIVERY = 22;

/** "−0,41 €", "+0,20 €". */
const signed = (cents: number, form: CurrencyForm): string =>
  `${cents > 0 ? '+' : ''}${formatCurrency(toEuro(cents), form)}`;

/** From the total at the order to what was paid: every difference that picking and weighing made, adding up to the cent (LAW-24). */
export function FinalBill({ order, finalTotal, form }: Props) {
  const text = order.paymentType?.paymentTypeId === ON_DELIVERY ? finalTexts.atTheDoor : finalTexts.held;
  const differences = differencesOf(order, finalTotal);
  const ordered = billLines(order, form).map((line) =>
    line.kind === 'total' ? { label: finalTexts.ordered(), amount: line.amount } : line,
  );
  return (
    <>
      <h2 className="order__heading">{finalTexts.title()}</h2>
      <p className="order__note">{text()}</p>
      <Totals lines={ordered} form={form} />
      <h3 className="order__differences-title">{finalTexts.differences()}</h3>
      {differences.length === 0 && <p className="order__note">{finalTexts.noDifference()}</p>}
      <ul className="order__differences">
        {differences.map((one, index) => {
          const { title, why } = differenceWords(one);
          return (
            <li className="totals__line" key={index}>
              <span>
                <bdi>{title}</bdi>
                {why && <bdi className="totals__hint">{why}</bdi>}
              </span>
              <span className="order__difference">{signed(one.amount, form)}</span>
            </li>
          );
        })}
      </ul>
      <Totals
        lines={[
          { label: finalTexts.total(), amount: finalTotal, kind: 'total' },
          ...(order.refundedTotal ? [{ label: orderPageTexts.refunded(), amount: -order.refundedTotal }] : []),
        ]}
        form={form}
      />
    </>
  );
}
