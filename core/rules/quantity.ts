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

export const ONE = 1000;
/** No control goes further than this, whatever the product says. */
export const CEILING = 9_999 * ONE;
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
