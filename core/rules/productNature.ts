import type { Product } from '../schema/catalogue.ts';

type Natured = Pick<Product, 'productInfos'>;

/** A service or subscription instead of goods: no stock, no weight, no substitute, one at most (`PRODUCT_NATURE_ID` 2, ruling 31). */
export const isServiceProduct = ({ productInfos }: Partial<Natured>): boolean =>
  productInfos?.PRODUCT_NATURE_ID === '2';

/** How many months a subscription runs; 0 for whatever is none. */
export function subscriptionMonths(product: Natured): number {
  const months = Number(product.productInfos.SUBSCRIPTION_MONTHS ?? 0);
  return isServiceProduct(product) && Number.isSafeInteger(months) && months > 0 ? months : 0;
}

/** What a subscription pays to whoever shops for the customer, in euro: part of its price, and told as a service of a third party (account §9). */
export const shopperFee = 50;
