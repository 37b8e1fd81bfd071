import * as catalogueTexts from '../../core/labels/it/catalogue.ts';
import type { Text } from '../../core/labels/text.ts';
import { belowPrice, priceUnit } from '../../core/rules/firstAmount.ts';
import {
  formatCurrency,
  priceOf,
  priceParts,
  reduction,
  type CurrencyForm,
  type Exemption,
  type Reduction,
} from '../../core/rules/price.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import { names } from './classNames.ts';

const exemptionTexts: Record<Exemption, Text> = {
  perishable: catalogueTexts.exemptPerishable,
  belowCost: catalogueTexts.exemptBelowCost,
  launch: catalogueTexts.exemptLaunch,
  loyalty: catalogueTexts.exemptLoyalty,
  multiBuy: catalogueTexts.exemptMultiBuy,
};

/** An amount of euro set large, its cents small. */
function Amount({ euro, form }: { euro: number; form: CurrencyForm }) {
  const parts = priceParts(euro, form);
  if (!parts) return null;
  return (
    <p className="price__amount">
      <span className="price__whole">{parts[0]}</span>
      <span className="price__cents">{parts[1]}</span>
    </p>
  );
}

/** What may be said of a price reduction (LAW-05): the lowest price of 30 days, abbreviated on cards, or the exemption, each with its percentage. */
function Reference({ cut, form, large }: { cut: Reduction; form: CurrencyForm; large?: boolean | undefined }) {
  const percent = cut.percent !== null && <span className="price__percent">{`−${cut.percent}%`}</span>;
  if (cut.exemption)
    return (
      <p className="price__reference">
        {percent} {exemptionTexts[cut.exemption]()}
      </p>
    );
  return (
    <p className="price__reference">
      <span className={large ? undefined : 'hidden-text'}>{catalogueTexts.lowest30()}</span>
      {!large && <span aria-hidden="true">{catalogueTexts.lowest30Short()}</span>}{' '}
      <span className="price__lowest">
        {formatCurrency(cut.lowest, form)} {percent}
      </span>
    </p>
  );
}

/** The lines of a price: what it is and was, its 30-day reference or exemption, and per unit; what is not sold by one has its unit beside it. */
export function PriceLines({ product, form, large }: { product: Product; form: CurrencyForm; large?: boolean }) {
  const euro = priceOf(product);
  const cut = reduction(product);
  if (euro === null) return <p className="price__none">{catalogueTexts.noPrice()}</p>;
  const unit = priceUnit(product);
  return (
    <>
      <div className="price__now">
        <Amount euro={euro} form={form} />
        {unit && <p className="price__per">/{unit}</p>}
        {cut && cut.struck !== cut.lowest && (
          <p className="price__past">
            <span className="price__before">{catalogueTexts.before()} </span>
            <s>{formatCurrency(cut.struck, form)}</s>
          </p>
        )}
      </div>
      {cut && <Reference cut={cut} form={form} large={large} />}
      <p className="price__unit">{belowPrice(product, form)}</p>
    </>
  );
}

interface Props {
  product: Product;
  form: CurrencyForm;
  large?: boolean;
  /** Room for the lines of a reduction also while they are not shown. */
  reserve?: boolean;
}

/** What a product costs (LAW-04, LAW-05): always with its unit price; a struck price only with its 30-day reference or its exemption. */
export function Price({ product, form, large, reserve }: Props) {
  const cut = priceOf(product) !== null && reduction(product) !== null;
  return (
    <div
      className={names(
        'price',
        large && 'large',
        reserve && (product.priceStandardDisplay ?? 0) > (priceOf(product) ?? 0) && 'reserve',
        cut && 'cut',
      )}
    >
      <PriceLines product={product} form={form} large={large} />
    </div>
  );
}
