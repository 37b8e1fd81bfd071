import { barcodeOf } from './catalogue/barcode.ts';
import { brandNamed, ownBrands } from './catalogue/brands.ts';
import { leaf } from './catalogue/tree.ts';
import type { ShopProduct } from './types.ts';

const brand = brandNamed(ownBrands[0]);

/** Home delivery at no fee for so many months, bought like a product (ruling 31). */
function pass(productId: number, months: number, price: number): ShopProduct {
  return {
    productId,
    slug: `abbonamento-consegna-a-casa-${months}-mesi`,
    name: `Abbonamento consegna a casa per ${months} mesi`,
    brand: brand.name,
    size: 'senza rinnovo automatico',
    barcode: barcodeOf(productId, brand.number, false),
    categoryId: leaf('abbonamenti').categoryId,
    kind: 'Pezzo',
    infos: {
      TIPOLOGIA: 'Pezzo',
      PRODUCT_NATURE_ID: '2',
      SUBSCRIPTION_MONTHS: String(months),
      WEIGHT_UNIT_BASE: 'PZ',
      WEIGHT_VARIABLE: 'false',
      UNIT_SELLING: 'pz',
    },
    price,
    net: { amount: 1_000, unit: 'PZ' },
    vat: 22,
    stock: null,
    maxAcq: 1_000,
    classes: [],
    description: { operator: brand.operator },
    text: `La consegna a casa non costa nulla per ${months} mesi, già da questa spesa. Non si rinnova da solo: alla scadenza decidi tu.`,
    picture: { subject: 'van', pack: 'box', hue: brand.hue },
    words: 'abbonamento consegna domicilio gratis spese di consegna servizio',
  };
}

/** The subscriptions that the shop sells. */
export const passes = {
  quarter: pass(119_001, 3, 5_490),
  halfYear: pass(119_002, 6, 6_490),
  year: pass(119_003, 12, 7_900),
} as const;
