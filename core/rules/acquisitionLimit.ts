import type { Product } from '../schema/catalogue.ts';
import { isServiceProduct } from './productNature.ts';

const positive = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
  return Number.isFinite(number) && number > 0 ? number : Infinity;
};

/** The n of "{n} pz tot": the smaller of the product's and its class's limit, divided by MULTI_PACK (§5); null when there is nothing sane to say (STK-04), as of a service, which is one at most. */
export function acquisitionLimit(
  product: Pick<Product, 'maxAcq' | 'productClassRuleMax' | 'productInfos'>,
): number | null {
  if (isServiceProduct(product)) return null;
  const own = Math.min(positive(product.maxAcq), positive(product.productInfos.MAXACQ));
  const limit = Math.min(own, positive(product.productClassRuleMax?.max));
  const written = product.productInfos.MULTI_PACK;
  const pack = written === undefined ? 1 : positive(written);
  const pieces = Math.floor(limit / pack);
  return Number.isFinite(pieces) && pieces > 0 ? pieces : null;
}
