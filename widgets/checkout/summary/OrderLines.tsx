import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as productTexts from '../../../core/labels/it/product.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { plural } from '../../../core/labels/text.ts';
import { isVariableWeight } from '../../../core/rules/cartChoices.ts';
import { chosenOptions } from '../../../core/rules/chosenOptions.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { formatCurrency, formatUnitPrice, type CurrencyForm } from '../../../core/rules/price.ts';
import { shopperFee, subscriptionMonths } from '../../../core/rules/productNature.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { InSlice } from '../../hooks/InSlice.tsx';

function amountOf({ product, grossTotal }: CartItem, form: CurrencyForm): string {
  if (grossTotal === undefined) return '';
  const price = formatCurrency(grossTotal, form);
  return isVariableWeight(product) ? cartBillTexts.estimated({ price }) : price;
}

/** More than a screen of lines is there at once, the others in slices. */
const FIRST = 8;

function OrderLine({ line, form }: { line: CartItem; form: CurrencyForm }) {
  const { product } = line;
  const facts = [
    readableBrand(product.shortDescr),
    product.description,
    chosenOptions(line),
    formatUnitPrice(product, form),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="checkout__line">
      <bdi className="checkout__name">{readable(product.name)}</bdi>
      <span className="checkout__amount">{amountOf(line, form)}</span>
      {facts && (
        <p className="checkout__facts">
          <bdi>{facts}</bdi>
        </p>
      )}
      <span className="checkout__quantity">{formatQuantity(toThousandths(line.quantity), quantityRule(product))}</span>
      {subscriptionMonths(product) > 0 && (
        <p className="checkout__facts">{checkoutTexts.thirdParty({ price: formatCurrency(shopperFee, form) })}</p>
      )}
      {withdrawalExcluded(product) && <p className="checkout__facts">{productTexts.withdrawalExcluded()}</p>}
    </li>
  );
}

/** What the customer buys, line by line: its main characteristics, and whether it can be returned (LAW-02, LAW-09). */
export function OrderLines({ lines, form, edit }: { lines: readonly CartItem[]; form: CurrencyForm; edit: string }) {
  return (
    <section className="checkout__products">
      <div className="checkout__row">
        <h2 className="checkout__heading">{plural(lines.length, cartBillTexts.itemsOne, cartBillTexts.itemsMany)}</h2>
        <a className="checkout__edit" href={edit}>
          {checkoutTexts.editProducts()}
        </a>
      </div>
      <ul className="checkout__lines">
        {lines.map((line, index) => (
          <InSlice key={line.itemId} atOnce={index < FIRST}>
            <OrderLine line={line} form={form} />
          </InSlice>
        ))}
      </ul>
    </section>
  );
}
