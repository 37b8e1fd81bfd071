import { belowPrice } from '../../../core/rules/firstAmount.ts';
import { formatCurrency, isAvailable, priceOf, type CurrencyForm } from '../../../core/rules/price.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';

const tight = (text: string): string => text.replace(/\s+/g, '');
const textIn = (card: Element, place: string): string => tight(card.querySelector(place)?.textContent ?? '');

/** What the server prints of a product: while this stays the same, its printed card is right. */
export function faceOf(product: Product, href: string, form: CurrencyForm): string {
  const euro = priceOf(product);
  const amount = tight(formatCurrency(euro, form));
  return JSON.stringify([
    href,
    tight(readable(product.name)),
    tight(readableBrand(product.shortDescr)),
    tight(product.description),
    amount,
    amount && tight(belowPrice(product, form)),
    isAvailable(product) && euro !== null ? `add:${product.productId}` : '',
  ]);
}

/** The same of a card that stands on the page, to be compared by text. */
export const faceIn = (card: Element): string =>
  JSON.stringify([
    card.querySelector('.product-card__name a')?.getAttribute('href') ?? '',
    textIn(card, '.product-card__name'),
    textIn(card, '.product-card__brand'),
    textIn(card, '.product-card__size'),
    textIn(card, '.price__amount'),
    textIn(card, '.price__unit'),
    card.querySelector('[data-press]')?.getAttribute('data-press') ?? '',
  ]);
