import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import * as chargeTexts from '../../../core/labels/it/ordersCharge.ts';
import { isDelivered } from '../../../core/rules/orderStatus.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { Totals } from '../../ui/Totals.tsx';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** What a picked order does on the card: what was held, what was charged, and what comes back when (LAW-24). */
export default function CardCharge({ order }: { order: Order; children?: never }) {
  const form = useSpesa().config.currencyForm;
  const { finalTotal = 0, reservedAmount = 0, refundedTotal = 0 } = order;
  if (reservedAmount === 0)
    return isDelivered(order.orderStatusId) ? null : <p className="order__note">{chargeTexts.atTheDoor()}</p>;
  const back = Math.max(0, reservedAmount - finalTotal);
  const sums = [
    { label: chargeTexts.held(), amount: reservedAmount },
    { label: chargeTexts.taken(), amount: finalTotal },
    { label: chargeTexts.back(), amount: back },
    { label: orderPageTexts.refunded(), amount: refundedTotal },
  ];
  return (
    <details className="order__charge">
      <summary className="order__charge-title">{chargeTexts.title()}</summary>
      <Totals lines={sums.filter(({ amount }) => amount > 0)} form={form} />
      {back > 0 && <p className="order__note">{chargeTexts.backText()}</p>}
      {refundedTotal > 0 && <p className="order__note">{chargeTexts.refundText()}</p>}
    </details>
  );
}
