import type { Product } from '../../../../core/schema/catalogue.ts';

/** What a line of the cart tells of its product: all that a line shows and its control needs, nothing of what only a product page says (DATA-06). */
export function leanProduct(product: Product): Product {
  const {
    id: _id,
    codInt: _code,
    codVar: _variant,
    itemUrl: _url,
    barcode: _barcode,
    storeId: _store,
    breadCrumbs: _crumbs,
    vendor: _vendor,
    ivaCategory: _vat,
    mediaURLMedium: _medium,
    productInfos,
    isNew,
    newProduct,
    highlight,
    selectOptions = [],
    ...told
  } = product;
  const { EXTENDED_DESCRIPTION: _long, ...infos } = productInfos;
  return {
    ...told,
    productInfos: infos,
    ...(isNew && { isNew }),
    ...(newProduct && { newProduct }),
    ...(highlight && { highlight }),
    ...(selectOptions.length > 0 && { selectOptions }),
  };
}
