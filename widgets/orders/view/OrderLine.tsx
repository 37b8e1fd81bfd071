import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import { brandAndSize } from '../../../core/rules/brandAndSize.ts';
import { lineChoices } from '../../../core/rules/lineChoices.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import type { OrderItem } from '../../../core/schema/orders.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ProductPicture } from '../../ui/ProductPicture.tsx';

/** How much was ordered, and how much of it was picked where that differs. */
function amountWords({ product, quantity, deliveredQuantity, replacedBy }: OrderItem): string {
  const words = (many: number) => formatQuantity(toThousandths(many), quantityRule(product));
  if (deliveredQuantity === undefined || deliveredQuantity === quantity || replacedBy) return words(quantity);
  if (deliveredQuantity === 0) return orderPageTexts.missing();
  return orderPageTexts.weighed({ ordered: words(quantity), picked: words(deliveredQuantity) });
}

/** A line of an order: ordered, then picked and weighed, and what it costs in the end (account §5). */
export function OrderLine({ line, form }: { line: OrderItem; form: CurrencyForm }) {
  const links = useLinks();
  const { product, grossTotal, finalTotal = grossTotal, replacedBy } = line;
  const choices = lineChoices(line);
  const details = brandAndSize(product);
  const changed = finalTotal !== grossTotal;
  const price = formatCurrency(finalTotal, form);
  const isEstimate = line.weight !== undefined && line.finalTotal === undefined;
  return (
    <li className="order__line">
      <ProductPicture src={links.photo((replacedBy ?? product).mediaURL)} size={56} />
      <a className="order__name" href={links.product(product)}>
        <bdi>{readable(product.name)}</bdi>
        {choices && <bdi className="order__choices">{choices}</bdi>}
      </a>
      <span className="order__quantity">
        {details && <bdi className="order__detail">{details}</bdi>}
        {amountWords(line)}
        {replacedBy && (
          <span className="order__detail">{orderPageTexts.replacedBy({ name: readable(replacedBy.name) })}</span>
        )}
      </span>
      <span className="order__amount">
        {changed && <del className="order__before">{formatCurrency(grossTotal, form)}</del>}
        {isEstimate ? cartBillTexts.estimated({ price }) : price}
      </span>
    </li>
  );
}
