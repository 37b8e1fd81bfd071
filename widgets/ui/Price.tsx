import * as catalogueTexts from '../../core/labels/it/catalogue.ts';
import type { Text } from '../../core/labels/text.ts';
import {
  formatCurrency,
  formatUnitPrice,
  priceOf,
  priceParts,
  reduction,
  type CurrencyForm,
  type Exemption,
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

/** The lines of a price: what it was, its 30-day reference or exemption, what it is, and per unit. */
export function PriceLines({ product, form }: { product: Product; form: CurrencyForm }) {
  const euro = priceOf(product);
  const cut = reduction(product);
  if (euro === null) return <p className="price__none">{catalogueTexts.noPrice()}</p>;
  return (
    <>
      {cut && (
        <p className="price__reduction">
          <span className="hidden-text">{catalogueTexts.insteadOf()} </span>
          <s className="price__struck">{formatCurrency(cut.struck, form)}</s>
          {cut.percent !== null && <span className="price__percent">{`−${cut.percent}%`}</span>}
        </p>
      )}
      {cut && (
        <p className="price__lowest">
          {cut.exemption
            ? exemptionTexts[cut.exemption]()
            : catalogueTexts.lowest30({ price: formatCurrency(cut.lowest, form).replace(' ', '\u00a0') })}
        </p>
      )}
      <Amount euro={euro} form={form} />
      <p className="price__unit">{formatUnitPrice(product, form)}</p>
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
      <PriceLines product={product} form={form} />
    </div>
  );
}
