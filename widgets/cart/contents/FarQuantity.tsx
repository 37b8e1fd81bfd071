import type { QuantityRule } from '../../../core/rules/quantity.ts';
import { formatPackages, formatQuantity } from '../../../core/rules/quantityEntry.ts';

/**
 * How much of a product is in the cart, of a line that is far from the screen: as high as its control, which takes its place before it is seen.
 * A browser looks at every field of a page for what it could fill in, and lays out what is out of sight for that: two hundred fields hold it up for half a second, three times over.
 */
export function FarQuantity({ value, rule }: { value: number; rule: QuantityRule }) {
  const packs = formatPackages(value, rule);
  return (
    <div className="quantity">
      <div className="quantity__row quantity__row--far">{formatQuantity(value, rule)}</div>
      {packs && <p className="quantity__packs">{packs}</p>}
    </div>
  );
}
