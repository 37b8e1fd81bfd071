import { ONE, type QuantityRule } from './quantity.ts';
import { formatAmount } from './quantityEntry.ts';

/** How much of loose goods the first press adds, "300 g" or "1,5 kg"; empty for pieces and packs. */
export function looseAmount({ type, start, unit }: Pick<QuantityRule, 'type' | 'start' | 'unit'>): string {
  if (type !== 'Sfuso') return '';
  return start < ONE ? `${start} ${unit === 'l' ? 'ml' : 'g'}` : `${formatAmount(start)} ${unit}`;
}
