import type { Product } from '../schema/catalogue.ts';

const counted = (value: unknown): number | null => {
  const number = Math.floor(Number(value ?? NaN));
  return number > 1 && number < 1e6 ? number : null;
};

/** How many pieces a carton (`LOGISTIC_PACKAGING_ITEMS`) and a pallet hold (§3); null where nothing sane is said. */
export const packagingOf = ({
  productInfos,
  logisticPalletItems,
}: Pick<Product, 'productInfos' | 'logisticPalletItems'>) => ({
  carton: counted(productInfos.LOGISTIC_PACKAGING_ITEMS),
  pallet: counted(logisticPalletItems),
});
