import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import * as weightsTexts from '../../../core/labels/it/ordersWeights.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Order, OrderItem } from '../../../core/schema/orders.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

const isWeighed = ({ weight, deliveredQuantity, replacedBy }: OrderItem): boolean =>
  weight !== undefined && !!deliveredQuantity && !replacedBy;

/** How a picked order came to its total (LAW-24): what was ordered and weighed line by line, what was held, what was charged, and what comes back when. */
export default function FinalWeights({ order }: { order: Order; children?: never }) {
  const form = useSpesa().config.currencyForm;
  const { finalTotal = 0, reservedAmount = 0, refundedTotal = 0, orderItems = [] } = order;
  const weighed = orderItems.filter(isWeighed);
  const back = Math.max(0, reservedAmount - finalTotal);
  const sums: [string, number][] = [
    [weightsTexts.held(), reservedAmount],
    [weightsTexts.charged(), finalTotal],
    [weightsTexts.back(), back],
    [orderPageTexts.refunded(), refundedTotal],
  ];
  return (
    <details className="order__weights">
      <summary className="order__weights-title">{weightsTexts.title()}</summary>
      {weighed.length > 0 && (
        <ul className="order__weights-lines">
          {weighed.map(({ orderItemId, product, quantity, deliveredQuantity = 0, grossTotal, finalTotal: came }) => {
            const words = (many: number) => formatQuantity(toThousandths(many), quantityRule(product));
            const name = readable(product.name);
            return (
              <li key={orderItemId}>
                {weightsTexts.line({ name, ordered: words(quantity), weighed: words(deliveredQuantity) })}
                {' · '}
                {formatCurrency(grossTotal, form)} → {formatCurrency(came ?? grossTotal, form)}
              </li>
            );
          })}
        </ul>
      )}
      {reservedAmount > 0 ? (
        <>
          <dl className="totals">
            {sums
              .filter(([, amount]) => amount > 0)
              .map(([words, amount]) => (
                <div className="totals__line" key={words}>
                  <dt>{words}</dt>
                  <dd>{formatCurrency(amount, form)}</dd>
                </div>
              ))}
          </dl>
          {back > 0 && <p className="order__note">{weightsTexts.backText()}</p>}
          {refundedTotal > 0 && <p className="order__note">{weightsTexts.refundText()}</p>}
        </>
      ) : (
        <p className="order__note">{weightsTexts.atTheDoor()}</p>
      )}
    </details>
  );
}
