import '../../core/labels/it/catalogue.ts';
import { label, type LabelKey } from '../../core/labels/label.ts';
import { formatCurrency, formatUnitPrice, priceOf, priceParts, reduction, type CurrencyForm, type Exemption } from '../../core/rules/price.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import { names } from './classNames.ts';

const exemptionTexts: Record<Exemption, LabelKey> = {
  perishable: 'catalogue.exemptPerishable',
  belowCost: 'catalogue.exemptBelowCost',
  launch: 'catalogue.exemptLaunch',
  loyalty: 'catalogue.exemptLoyalty',
  multiBuy: 'catalogue.exemptMultiBuy',
};

/** An amount of euro set large, its cents small. */
export function Amount({ euro, form, per }: { euro: number; form: CurrencyForm; per?: string }) {
  const parts = priceParts(euro, form);
  if (!parts) return null;
  return (
    <p className="price__amount">
      <span className="price__whole">{parts.sign + parts.whole}</span>
      <span className="price__cents">{`${parts.separator}${parts.cents} €${per ? `/${per}` : ''}`}</span>
    </p>
  );
}

/** What a product costs (law 04 and 05): always with its unit price; a struck price only with its 30-day reference or its exemption. */
export function Price({ product, form, large, reserve }: { product: Product; form: CurrencyForm; large?: boolean; reserve?: boolean }) {
  const euro = priceOf(product);
  const cut = reduction(product);
  const className = names('price', large && 'large', reserve && 'reserve', cut && 'cut');
  if (euro === null) {
    return (
      <div className={className}>
        <p className="price__none">{label('catalogue.noPrice')}</p>
      </div>
    );
  }
  return (
    <div className={className}>
      {cut && (
        <p className="price__reduction">
          <span className="hidden-text">{label('catalogue.insteadOf')} </span>
          <s className="price__struck">{formatCurrency(cut.struck, form)}</s>
          {cut.percent !== null && <span className="price__percent">{`−${cut.percent}%`}</span>}
        </p>
      )}
      {cut && <p className="price__lowest">{cut.exemption ? label(exemptionTexts[cut.exemption]) : label('catalogue.lowest30', { price: formatCurrency(cut.lowest, form).replace(' ', '\u00a0') })}</p>}
      <Amount euro={euro} form={form} />
      <p className="price__unit">{formatUnitPrice(product, form)}</p>
    </div>
  );
}
