import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { plural } from '../../../core/labels/text.ts';
import { isVariableWeight } from '../../../core/rules/cartChoices.ts';
import { chosenOptions } from '../../../core/rules/cartLines.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { formatCurrency, formatUnitPrice, type CurrencyForm } from '../../../core/rules/price.ts';
import { formatQuantity, quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { CartItem } from '../../../core/schema/cart.ts';

function amountOf({ product, grossTotal }: CartItem, form: CurrencyForm): string {
  if (grossTotal === undefined) return '';
  const price = formatCurrency(grossTotal, form);
  return isVariableWeight(product) ? cartContentsTexts.estimated({ price }) : price;
}

/** What the customer buys, line by line: its main characteristics, and whether it can be returned (LAW-02, LAW-09). */
export function OrderLines({ lines, form, edit }: { lines: readonly CartItem[]; form: CurrencyForm; edit: string }) {
  return (
    <section className="checkout__products">
      <div className="checkout__row">
        <h3 className="checkout__heading">
          {plural(lines.length, cartContentsTexts.itemsOne, cartContentsTexts.itemsMany)}
        </h3>
        <a className="checkout__edit" href={edit}>
          {checkoutTexts.editProducts()}
        </a>
      </div>
      <ul className="checkout__lines">
        {lines.map((line) => {
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
            <li className="checkout__line" key={line.itemId}>
              <bdi className="checkout__name">{readable(product.name)}</bdi>
              <span className="checkout__amount">{amountOf(line, form)}</span>
              {facts && (
                <p className="checkout__facts">
                  <bdi>{facts}</bdi>
                </p>
              )}
              <span className="checkout__quantity">
                {formatQuantity(toThousandths(line.quantity), quantityRule(product))}
              </span>
              {withdrawalExcluded(product) && (
                <p className="checkout__facts">{cartContentsTexts.withdrawalExcluded()}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
