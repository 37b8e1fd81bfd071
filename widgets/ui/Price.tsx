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

/** Reference of a price reduction (LAW-05): the lowest price of 30 days, abbreviated on cards, or the exemption, with the percentage beside it. */
function Reference({ cut, form, large }: { cut: Reduction; form: CurrencyForm; large?: boolean | undefined }) {
  const percent = cut.percent !== null && <span className="price__percent">{`−${cut.percent}%`}</span>;
  if (cut.exemption)
    return (
      <p className="price__reference">
        {percent} {exemptionTexts[cut.exemption]()}
      </p>
    );
  const price = formatCurrency(cut.lowest, form).replace(' ', '\u00a0');
  const whole = catalogueTexts.lowest30({ price });
  return (
    <p className="price__reference">
      {large ? (
        whole
      ) : (
        <>
          <span className="hidden-text">{whole}</span>
          <span aria-hidden="true">{catalogueTexts.lowest30Short({ price })}</span>
        </>
      )}{' '}
      {percent}
    </p>
  );
}

/** The lines of a price: what it is and was, its 30-day reference or exemption, and per unit. */
export function PriceLines({ product, form, large }: { product: Product; form: CurrencyForm; large?: boolean }) {
  const euro = priceOf(product);
  const cut = reduction(product);
  if (euro === null) return <p className="price__none">{catalogueTexts.noPrice()}</p>;
  return (
    <>
      <div className="price__now">
        <Amount euro={euro} form={form} />
        {cut && (
          <p className="price__past">
            <span className="hidden-text">{catalogueTexts.insteadOf()} </span>
            <s className="price__struck">{formatCurrency(cut.struck, form)}</s>
          </p>
        )}
      </div>
      {cut && <Reference cut={cut} form={form} large={large} />}
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
      <PriceLines product={product} form={form} large={large} />
    </div>
  );
}
