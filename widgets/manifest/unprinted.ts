/** Members of a product, at any depth, that no card shows and no press on one needs: a page's seeds go without them. */
export const notOnCards: readonly string[] = [
  'facets',
  'id',
  'barcode',
  'codInt',
  'codVar',
  'storeId',
  'itemUrl',
  'ivaCategory',
  'metaData',
  'media',
  'code',
  'priority',
  'discountPerc',
  'promoType',
  'cashDeskPromo',
  'validityDate',
];
