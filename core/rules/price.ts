import * as numberTexts from '../labels/it/numbers.ts';
import type { Product } from '../schema/catalogue.ts';
import { isServiceProduct } from './productNature.ts';

/** `spec` is 1,234.50 €, `italian` is 1.234,50 € (ruling 1), `english` is €1,234.50. */
export type CurrencyForm = 'spec' | 'italian' | 'english';

/** Whole digits with a separator between thousands. */
export const grouped = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator);

/** Shifts the decimal text, not the binary number, so that ties round away from zero: 1.005 becomes 101 at two places. */
export function shifted(value: number, places: number): number {
  const size = Math.abs(value);
  const text = String(size);
  const moved = text.includes('e') ? size * 10 ** places : Number(`${text}e${places}`);
  const whole = Math.round(moved);
  return value < 0 && whole !== 0 ? -whole : whole;
}

/** Euro of the wire to integer cents; half a cent goes away from zero (NUM-02). NaN stays NaN. */
export const toCents = (euro: number): number => shifted(euro, 2);

/** Integer cents to the euro of the wire. */
export const toEuro = (cents: number): number => cents / 100;

/** The two parts that a price is set from: "1.234" and ",50 €", or "€1,234" and ".50"; no minus before zero. */
export type PriceParts = readonly [whole: string, cents: string];

/** Euro in parts, null where there is no amount to show. */
export function priceParts(euro: number | null | undefined, form: CurrencyForm): PriceParts | null {
  if (typeof euro !== 'number' || !Number.isFinite(euro)) return null;
  const cents = toCents(euro);
  if (!Number.isSafeInteger(cents)) return null;
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const [thousands, point] = form === 'italian' ? '.,' : ',.';
  const [before, after] = form === 'english' ? ['€', ''] : ['', '\u00a0€'];
  return [(cents < 0 ? '-' : '') + before + grouped(digits.slice(0, -2), thousands!), point + digits.slice(-2) + after];
}

/** Euro with two decimals, the sign where the form has it (§9, ruling 1); what is no amount is the empty text, never NaN. */
export const formatCurrency = (euro: number | null | undefined, form: CurrencyForm): string =>
  priceParts(euro, form)?.join('') ?? '';

/** One decimal, in Italian with a comma (§9), ties away from zero. */
export function formatNumber(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const tenths = shifted(value, 1);
  if (!Number.isSafeInteger(tenths)) return '';
  const digits = String(Math.abs(tenths)).padStart(2, '0');
  return `${tenths < 0 ? '-' : ''}${digits.slice(0, -1)}${numberTexts.decimal()}${digits.slice(-1)}`;
}

/** Unit of the wire, without dots and spaces → as it is written. */
export const units: Readonly<Record<string, string>> = {
  kg: 'kg',
  g: 'g',
  gr: 'g',
  hg: 'hg',
  dag: 'dag',
  l: 'l',
  lt: 'l',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  pz: 'pz',
  m: 'm',
  mt: 'm',
  '100g': '100 g',
  '100ml': '100 ml',
  dose: 'dose',
  lavaggio: 'lavaggio',
};

/** The unit as it is written after a price, empty for an unknown one (NUM-09). */
export function unitName(wire: string | undefined): string {
  const name = (wire ?? '').trim().toLowerCase().replace(/[.\s]/g, '');
  return Object.hasOwn(units, name) ? units[name]! : '';
}

/** What may be asked of a product: a finite amount of zero or more, in euro; else there is no price (DATA-04). */
export function priceOf(product: Pick<Product, 'priceDisplay' | 'price'>): number | null {
  const euro = product.priceDisplay ?? product.price;
  return typeof euro === 'number' && Number.isFinite(euro) && euro >= 0 && toCents(euro) > 0 ? euro : null;
}

/** Zero or less is not available (§2); a product that does not say is. */
export const isAvailable = (product: Pick<Product, 'available'>): boolean =>
  product.available === undefined || product.available > 0;

/** Grams of a unit that goods are priced by. */
export const gramsOf: Readonly<Record<string, number>> = { kg: 1000, hg: 100, '100 g': 100, g: 1 };

type Measured = Pick<Product, 'priceUmDisplay' | 'weightUnitDisplay' | 'priceUnitDisplay' | 'priceDisplay' | 'price'> &
  Partial<Pick<Product, 'productInfos'>>;

/** Is the wire's unit price what the goods cost by their drained weight, give or take a cent (LAW-04)? */
function isOnDrained(product: Measured, unit: string): boolean {
  const due = (priceOf(product)! * gramsOf[unit]!) / Number(product.productInfos?.DRAINED_WEIGHT);
  return Math.abs(due - product.priceUmDisplay!) < 0.015;
}

/** Price per unit of measure, "2,98 €/kg" (LAW-04), and whether it is that of the drained weight; loose goods sold by the kilo have their price itself. Empty when the wire has none, and for a service. */
export function formatUnitPrice(product: Measured, form: CurrencyForm): string {
  if (isServiceProduct(product)) return '';
  const byWeight = unitName(product.priceUnitDisplay);
  const measured = product.priceUmDisplay && product.priceUmDisplay > 0;
  const unit = measured ? unitName(product.weightUnitDisplay) : byWeight === 'pz' ? '' : byWeight;
  const amount = formatCurrency(measured ? product.priceUmDisplay : priceOf(product), form);
  if (!unit || !amount) return '';
  const price = `${amount}/${unit === 'pz' ? numberTexts.pz() : unit}`;
  return isOnDrained(product, unit) ? numberTexts.onDrained({ price }) : price;
}

/** Why a reduction may be announced without its 30-day reference (LAW-05). */
export const exemptions = ['perishable', 'belowCost', 'launch', 'loyalty', 'multiBuy'] as const;
export type Exemption = (typeof exemptions)[number];

/** A price cut that may be announced: the price struck through, whole percent, and its 30-day reference in euro or the stated exemption (LAW-05). */
export interface Reduction {
  struck: number;
  percent: number | null;
  lowest: number | null;
  exemption: Exemption | null;
}

/** The reduction to announce, or null. The percentage is counted from the lowest price of 30 days, as the Court ruled (C-330/23). */
export function reduction(
  product: Pick<Product, 'priceDisplay' | 'price' | 'priceStandardDisplay' | 'lowestPrice30' | 'warehousePromo'>,
): Reduction | null {
  const price = priceOf(product);
  const struck = product.priceStandardDisplay;
  if (price === null || typeof struck !== 'number' || !(toCents(struck) > toCents(price))) return null;
  const exemption = exemptions.find((known) => known === product.warehousePromo?.exemption) ?? null;
  const lowest = typeof product.lowestPrice30 === 'number' && product.lowestPrice30 > 0 ? product.lowestPrice30 : null;
  const reference = exemption ? struck : lowest && Math.min(lowest, struck);
  if (reference === null || !(toCents(reference) > toCents(price))) return null;
  const percent = Math.min(99, Math.floor((100 * (toCents(reference) - toCents(price))) / toCents(reference)));
  return { struck, percent: percent > 0 ? percent : null, lowest: exemption ? null : lowest, exemption };
}
