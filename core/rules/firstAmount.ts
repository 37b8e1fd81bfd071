import * as numberTexts from '../labels/it/numbers.ts';
import type { Product } from '../schema/catalogue.ts';
import { formatCurrency, formatUnitPrice, priceOf, unitName, type CurrencyForm } from './price.ts';
import { ONE, quantityRule, type QuantityRule } from './quantity.ts';
import { formatQuantity, unitWord } from './quantityEntry.ts';

/** How much the first press adds where that is not one: "300 g", "1,5 kg", "6 pz"; else empty. */
export function firstAmount(rule: Pick<QuantityRule, 'type' | 'start' | 'unit'>): string {
  const { type, start, unit } = rule;
  if (start < ONE) return `${start}\u00a0${unit === 'l' ? 'ml' : 'g'}`;
  return start === ONE && type !== 'Sfuso' ? '' : formatQuantity(start, rule);
}

/** The unit, "kg", of loose goods whose price is the unit price itself; empty for others. */
export const ownUnit = (product: Product): string =>
  quantityRule(product).type === 'Sfuso' && priceOf(product) === product.priceUmDisplay
    ? unitName(product.priceUnitDisplay)
    : '';

/** What the price of a product is for, where it is not for what the first press adds: "kg" of loose goods, "pz" of a pack of several; else empty. */
export function priceUnit(product: Product): string {
  const rule = quantityRule(product);
  return ownUnit(product) || (rule.type !== 'Sfuso' && rule.multiple > ONE ? unitWord(rule) : '');
}

/** What stands below a price: what the first press costs, where it adds more or less than one and the server says so, and the unit price, where the price is not that already. */
export function belowPrice(product: Product, form: CurrencyForm): string {
  const isUnitPrice = ownUnit(product) !== '';
  const amount = firstAmount(quantityRule(product));
  const price = amount && formatCurrency(product.portionPriceDisplay, form);
  const first = price && (isUnitPrice ? numberTexts.portion : numberTexts.pieces)({ amount, price });
  return [first, !isUnitPrice && formatUnitPrice(product, form)].filter(Boolean).join(' · ');
}
