import { currencyForms } from '../../../core/rules/language.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import { spoken } from '../language/speak.ts';

/** Price of a quantity in thousandths, in cents, halves away from zero (NUM-02). */
export const priceOf = (unitCents: number, quantity: number): number => Math.floor((unitCents * quantity + 500) / 1000);

/** A share of an amount in whole per cent, in cents, halves up. */
export const share = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/** "1.234,50 €", or "€1,234.50", for the texts of this server, from cents, as the spoken language writes it. */
export const inEuro = (amount: number): string => formatCurrency(amount / 100, currencyForms[spoken()] ?? 'italian');
