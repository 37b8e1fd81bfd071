import type { Product } from '../schema/catalogue.ts';
import { shifted } from './price.ts';

export type QuantityType = 'Pezzo' | 'Confezione' | 'Sfuso';

/** How a product's quantity moves (§5). All amounts are integer thousandths of a piece or a kilogram. */
export interface QuantityRule {
  type: QuantityType;
  /** What the first plus puts into the cart. */
  start: number;
  step: number;
  /** The floor: minAcq, and WEIGHT_SELLING for bulk goods; 0 where there is none. */
  min: number;
  /** Bulk goods: below this a minus means none at all. */
  floor: number;
  /** The largest legal value; 0 when no quantity is legal (NUM-05). */
  max: number;
  /** QTY_MULT in thousandths. */
  multiple: number;
  /** Typed input snaps to the multiple. */
  locked: boolean;
  /** What a quantity counts: in packs of several pieces these, for `conf` are the packs. */
  unit: 'pz' | 'conf' | 'kg' | 'l';
}

const ONE = 1000;
/** No control goes further than this, whatever the product says. */
const CEILING = 9_999 * ONE;
const perKilo: Record<string, number> = { g: 1000, gr: 1000, kg: 1, hg: 10, dag: 100, ml: 1000, cl: 100, lt: 1, l: 1 };
const liquid = new Set(['ml', 'cl', 'lt', 'l']);

/** Pieces or kilograms of the wire to integer thousandths; ties away from zero (NUM-02). */
export const toThousandths = (quantity: number): number => shifted(quantity, 3);

/** Integer thousandths to the wire's number. */
export const fromThousandths = (thousandths: number): number => thousandths / ONE;

/** A number of productInfos, thousandths; null for what is no positive amount ("", "1.5 kg", -1; NUM-03). */
function positive(text: string | number | null | undefined): number | null {
  const plain = String(text ?? '')
    .trim()
    .replace(',', '.');
  if (!/^\d{1,9}(\.\d+)?$/.test(plain)) return null;
  const value = toThousandths(Number(plain));
  return value > 0 ? value : null;
}

const whole = (value: number | null): number | null => (value !== null && value % ONE === 0 ? value : null);

function typeOf(product: Pick<Product, 'productInfos' | 'priceUnitDisplay'>): QuantityType {
  const type = (product.productInfos.TIPOLOGIA ?? '').trim().toLowerCase();
  if (type === 'confezione') return 'Confezione';
  return type === 'sfuso' || (type === '' && product.priceUnitDisplay?.toLowerCase() === 'kg') ? 'Sfuso' : 'Pezzo';
}

type Stocked = Pick<
  Product,
  'productInfos' | 'minAcq' | 'maxAcq' | 'productClassRuleMax' | 'available' | 'priceUnitDisplay'
>;

function largest(product: Stocked, step: number): number {
  const limits = [
    positive(product.maxAcq),
    positive(product.productInfos.MAXACQ),
    positive(product.productClassRuleMax?.max),
    CEILING,
  ].filter((limit) => limit !== null);
  const available =
    typeof product.available === 'number' && Number.isFinite(product.available)
      ? Math.max(0, Math.min(CEILING, Math.floor(product.available * ONE + 1e-6)))
      : CEILING;
  const max = Math.min(...limits, available);
  return max - (max % step);
}

/** Reads the rule off a product; junk in it becomes 1 (NUM-03), and limits that exclude each other leave max 0. */
export function quantityRule(product: Stocked): QuantityRule {
  const infos = product.productInfos;
  const type = typeOf(product);
  const locked = /^(true|1|s[iì]?)$/i.test((infos.QTY_LOCKED ?? '').trim());
  if (type === 'Sfuso') {
    const wireUnit = (infos.WEIGHT_UNIT_SELLING ?? '').trim().toLowerCase();
    const divisor = Object.hasOwn(perKilo, wireUnit) ? perKilo[wireUnit]! : 1;
    const weight = (text: string | undefined): number | null => {
      const value = Math.round((positive(text) ?? 0) / divisor);
      return value > 0 ? value : null;
    };
    const selling = weight(infos.WEIGHT_SELLING);
    const step = weight(infos.STEP_SELLING) ?? selling ?? ONE;
    const floor = selling ?? step;
    const min = Math.max(floor, positive(product.minAcq) ?? 0);
    const max = largest(product, 1);
    return {
      type,
      start: min,
      step,
      min,
      floor,
      max: max < min ? 0 : max,
      multiple: step,
      locked: false,
      unit: liquid.has(wireUnit) ? 'l' : 'kg',
    };
  }
  const multiple = whole(positive(infos.QTY_MULT)) ?? ONE;
  const least = Math.ceil((positive(product.minAcq) ?? positive(infos.MINACQ) ?? 0) / ONE) * ONE;
  const start = Math.max(multiple, locked ? Math.ceil(least / multiple) * multiple : least);
  const max = largest(product, locked ? multiple : ONE);
  return {
    type,
    start,
    step: multiple,
    min: least,
    floor: 0,
    max: max < least || max === 0 ? 0 : max,
    multiple,
    locked,
    unit: type === 'Confezione' && multiple === ONE ? 'conf' : 'pz',
  };
}

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

/** Italian number text to thousandths: "1,5", "1.500,00", and "0.3" as phone keypads write it; null for anything else (NUM-04). */
export function parseQuantity(text: string): number | null {
  const plain = text.trim();
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
  return `${thousandths < 0 ? '-' : ''}${digits.slice(0, -3)}${decimals && `,${decimals}`}`;
}

/** "1,2 kg", "3 pz", "2 conf". */
export const formatQuantity = (thousandths: number, rule: Pick<QuantityRule, 'unit'>): string =>
  `${formatAmount(thousandths)} ${rule.unit}`;

/** "2 conf", "2 conf + 3 pz"; empty where the quantity holds no whole pack. */
export function formatPackages(value: number, rule: QuantityRule): string {
  const parts = asPackages(value, rule);
  if (!parts || parts.packs === 0) return '';
  return `${parts.packs} conf${parts.rest ? ` + ${formatAmount(parts.rest)} pz` : ''}`;
}
