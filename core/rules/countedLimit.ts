import type { Product } from '../schema/catalogue.ts';
import { acquisitionLimit } from './acquisitionLimit.ts';
import { toThousandths, type QuantityRule } from './quantity.ts';

/** The limit in thousandths of what the product's quantity counts, where "{n} pz tot" beside that quantity would be another unit: packs beside pieces, pieces beside kilograms. Else null. */
export function countedLimit(
  product: Pick<Product, 'maxAcq' | 'productClassRuleMax' | 'productInfos'>,
  { unit, locked, multiple }: QuantityRule,
): number | null {
  const said = acquisitionLimit(product);
  if (said === null) return null;
  const whole = acquisitionLimit({ ...product, productInfos: { ...product.productInfos, MULTI_PACK: '1' } });
  const limit = toThousandths(whole ?? said);
  const counted = locked ? limit - (limit % multiple) : limit;
  return unit === 'pz' && counted === toThousandths(said) ? null : counted;
}
