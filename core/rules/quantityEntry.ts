import * as numberTexts from '../labels/it/numbers.ts';
import { CEILING, ONE, toThousandths, type QuantityRule } from './quantity.ts';

/** One plus: from nothing to the start, else one step on; never beyond max, and never less than it was. */
export function increase(value: number, rule: QuantityRule): number {
  const next = value <= 0 ? rule.start : Math.max(value + rule.step, rule.min);
  return Math.max(value, Math.min(next, rule.max));
}

/** One minus (§4, ruling 8): the lower value, or that it would remove the item, or that it would fall below minAcq. */
export function decrease(value: number, rule: QuantityRule): number | 'remove' | 'belowMinimum' {
  const next = value - rule.step;
  if (next <= 0 || next < rule.floor) return 'remove';
  return next < rule.min ? 'belowMinimum' : next;
}

export type QuantityFault = 'notANumber' | 'notWhole' | 'belowMinimum' | 'aboveMaximum' | 'notMultiple' | 'none';

/** Why a quantity may not be ordered, or null. Zero is legal: it removes. */
export function quantityFault(value: number, rule: QuantityRule): QuantityFault | null {
  if (!Number.isSafeInteger(value) || value < 0) return 'notANumber';
  if (value === 0) return null;
  if (rule.max === 0) return 'none';
  if (rule.type !== 'Sfuso' && value % ONE !== 0) return 'notWhole';
  if (value < rule.min) return 'belowMinimum';
  if (value > rule.max) return 'aboveMaximum';
  return rule.locked && value % rule.multiple !== 0 ? 'notMultiple' : null;
}

/** Number text of the page’s language to thousandths: "1,5", "1.500,00", and "0.3" as phone keypads write it; null for anything else (NUM-04). */
export function parseQuantity(text: string): number | null {
  const plain = text.trim().replace(/[.,]/g, (mark) => (mark === numberTexts.decimal() ? ',' : '.'));
  const grouped = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(plain);
  if (!grouped && !/^\d{1,7}([.,]\d+)?$/.test(plain)) return null;
  const value = toThousandths(Number((grouped ? plain.replaceAll('.', '') : plain).replace(',', '.')));
  return value <= CEILING * 10 ? value : null;
}

/** What a person typed (§5): snapped to the multiple when locked, capped at the maximum, or the fault to show beside the field. */
export function typed(text: string, rule: QuantityRule): { value: number; capped: boolean } | { fault: QuantityFault } {
  const parsed = parseQuantity(text);
  if (parsed === null) return { fault: 'notANumber' };
  if (parsed === 0) return { value: 0, capped: false };
  const snapped = rule.locked ? Math.max(1, Math.round(parsed / rule.multiple)) * rule.multiple : parsed;
  const value = rule.max > 0 ? Math.min(snapped, rule.max) : snapped;
  const fault = quantityFault(value, rule);
  return fault ? { fault } : { value, capped: snapped > value };
}

/** The quantity in packs of QTY_MULT pieces and what is left over; null where there are no packs (ruling 9). */
export function asPackages(value: number, rule: QuantityRule): { packs: number; rest: number } | null {
  if (rule.type === 'Sfuso' || rule.multiple <= ONE) return null;
  return { packs: Math.floor(value / rule.multiple), rest: value % rule.multiple };
}

/** The number alone as a person types it: "1,2", "0,35", "12". */
export function formatAmount(thousandths: number): string {
  const digits = String(Math.abs(Math.trunc(thousandths))).padStart(4, '0');
  const decimals = digits.slice(-3).replace(/0+$/, '');
  return `${thousandths < 0 ? '-' : ''}${digits.slice(0, -3)}${decimals && numberTexts.decimal() + decimals}`;
}

/** What a quantity counts, as it is written. */
export const unitWord = ({ unit }: Pick<QuantityRule, 'unit'>): string =>
  unit === 'pz' ? numberTexts.pz() : unit === 'conf' ? numberTexts.conf() : unit;

/** "1,2 kg", "3 pz", "2 conf", on one line. */
export const formatQuantity = (thousandths: number, rule: Pick<QuantityRule, 'unit'>): string =>
  `${formatAmount(thousandths)}\u00a0${unitWord(rule)}`;

/** "2 conf", "2 conf + 3 pz"; empty where the quantity holds no whole pack. */
export function formatPackages(value: number, rule: QuantityRule): string {
  const parts = asPackages(value, rule);
  if (!parts || parts.packs === 0) return '';
  return `${parts.packs}\u00a0${numberTexts.conf()}${parts.rest ? ` + ${formatAmount(parts.rest)}\u00a0${numberTexts.pz()}` : ''}`;
}
