import * as finalTexts from '../../../core/labels/it/ordersFinal.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { differencesOf } from '../../../core/rules/finalBill.ts';
import { differenceWords } from '../../../core/rules/finalBillWords.ts';
import { isDelivered } from '../../../core/rules/orderStatus.ts';
import { formatCurrency, toEuro, type CurrencyForm } from '../../../core/rules/price.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { billLines } from '../../ui/BillTotals.tsx';
import { Totals } from '../../ui/Totals.tsx';

interface Props {
  order: Order;
  /** The final one, or while it is being picked the one so far; euro. */
  total: number;
  form: CurrencyForm;
}

const ON_DELIVERY = 22;

/** "−0,41 €", "+0,20 €". */
const signed = (cents: number, form: CurrencyForm): string =>
  `${cents > 0 ? '+' : ''}${formatCurrency(toEuro(cents), form)}`;

/** Title, lead and total of a bill that is final, or not yet. */
function wordsOf({ finalTotal, paymentType, orderStatusId }: Order) {
  if (finalTotal === undefined)
    return {
      title: finalTexts.provisional(),
      lead: finalTexts.provisionalText(),
      none: finalTexts.unchanged(),
      total: finalTexts.provisionalTotal(),
    };
  const paid = isDelivered(orderStatusId);
  return {
    title: finalTexts.title(),
    lead: paid
      ? finalTexts.paid()
      : (paymentType?.paymentTypeId === ON_DELIVERY ? finalTexts.atTheDoor : finalTexts.held)(),
    none: finalTexts.noDifference(),
    total: (paid ? finalTexts.paidTotal : finalTexts.total)(),
  };
}

/** From the total at the order to what is paid: every difference that picking and weighing made, adding up to the cent (LAW-24). */
export default function FinalBill({ order, total, form }: Props) {
  const words = wordsOf(order);
  const differences = differencesOf(order, total);
  const ordered = billLines(order, form, order.finalTotal !== undefined).map((line) =>
    line.kind === 'total' ? { label: finalTexts.ordered(), amount: line.amount } : line,
  );
  return (
    <>
      <h2 className="order__heading">{words.title}</h2>
      <p className="order__note">{words.lead}</p>
      <Totals lines={ordered} form={form} />
      <h3 className="order__differences-title">{finalTexts.differences()}</h3>
      {differences.length === 0 && <p className="order__note">{words.none}</p>}
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
          { label: words.total, amount: total, kind: 'total' },
          ...(order.refundedTotal ? [{ label: orderPageTexts.refunded(), amount: -order.refundedTotal }] : []),
        ]}
        form={form}
      />
    </>
  );
}
