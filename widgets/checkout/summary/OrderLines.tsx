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
import { Fold } from '../../ui/Fold.tsx';

function amountOf({ product, grossTotal }: CartItem, form: CurrencyForm): string {
  if (grossTotal === undefined) return '';
  const price = formatCurrency(grossTotal, form);
  return isVariableWeight(product) ? cartBillTexts.estimated({ price }) : price;
}

/** More than a screen of lines is there at once, the others in slices. */
const FIRST = 8;

/** Details of a line beside its name and price (LAW-02, LAW-09). */
const factsOf = (line: CartItem, form: CurrencyForm): string => {
  const { product, quantity } = line;
  return [
    formatQuantity(toThousandths(quantity), quantityRule(product)),
    readableBrand(product.shortDescr),
    product.description,
    chosenOptions(line),
    formatUnitPrice(product, form),
    subscriptionMonths(product) > 0 && checkoutTexts.thirdParty({ price: formatCurrency(shopperFee, form) }),
    withdrawalExcluded(product) && productTexts.withdrawalExcluded(),
  ]
    .filter(Boolean)
    .join(' · ');
};

interface Props {
  lines: readonly CartItem[];
  form: CurrencyForm;
  /** Address of the cart. */
  edit: string;
  /** Expanded at first, as beside the order button (LAW-02). */
  open?: boolean;
}

/** What the customer buys, line by line: its main characteristics, and whether it can be returned (LAW-02, LAW-09). */
export function OrderLines({ lines, form, edit, open }: Props) {
  return (
    <Fold
      title={plural(lines.length, cartBillTexts.itemsOne, cartBillTexts.itemsMany)}
      open={open}
      action={
        <a className="checkout__edit" href={edit}>
          {checkoutTexts.editProducts()}
        </a>
      }
    >
      <ul className="checkout__lines">
        {lines.map((line, index) => (
          <InSlice key={line.itemId} atOnce={index < FIRST}>
            <li className="checkout__line">
              <bdi className="checkout__name">{readable(line.product.name)}</bdi>
              <span className="checkout__amount">{amountOf(line, form)}</span>
              <p className="checkout__facts">
                <bdi>{factsOf(line, form)}</bdi>
              </p>
            </li>
          </InSlice>
        ))}
      </ul>
    </Fold>
  );
}
