import * as numberTexts from '../labels/it/numbers.ts';
import type { Product } from '../schema/catalogue.ts';
import { formatCurrency, formatUnitPrice, priceOf, unitName, type CurrencyForm } from './price.ts';
import { ONE, quantityRule, type QuantityRule } from './quantity.ts';
import { formatAmount } from './quantityEntry.ts';

/** How much of loose goods the first press adds, "300 g" or "1,5 kg"; empty for pieces and packs. */
export function looseAmount({ type, start, unit }: Pick<QuantityRule, 'type' | 'start' | 'unit'>): string {
  if (type !== 'Sfuso') return '';
  return start < ONE ? `${start}\u00a0${unit === 'l' ? 'ml' : 'g'}` : `${formatAmount(start)}\u00a0${unit}`;
}

/** The unit, "kg", of loose goods whose price is the unit price itself; empty for others. */
export const ownUnit = (product: Product): string =>
  quantityRule(product).type === 'Sfuso' && priceOf(product) === product.priceUmDisplay
    ? unitName(product.priceUnitDisplay)
    : '';

/** What stands below a price: the unit price, or for loose goods, whose price it is already, what the first press costs, where the server says so. */
export function belowPrice(product: Product, form: CurrencyForm): string {
  if (!ownUnit(product)) return formatUnitPrice(product, form);
  const price = formatCurrency(product.portionPriceDisplay, form);
  return price && numberTexts.portion({ amount: looseAmount(quantityRule(product)), price });
}
