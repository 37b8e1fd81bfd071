import { ONE, quantityRule } from '../../../../core/rules/quantity.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import { defaultStoreId } from '../../../shop/stores.ts';
import { giftOnTheWire, userGiftId } from '../cart/gifts.ts';
import { named } from '../../language/names.ts';
import { inEuro } from '../../pricing/money.ts';
import { pictureOf } from '../pictures.ts';
import type { ProductRow } from './productRows.ts';

const euro = (cents: number): number => cents / 100;
const UNLIMITED = 100_000_000;

const vat = {
  4: { ivaCategoryId: 25, code: '4', descr: 'IVA 4%', ivaPct: '0.04' },
  10: { ivaCategoryId: 26, code: '10', descr: 'IVA 10%', ivaPct: '0.1' },
  22: { ivaCategoryId: 27, code: '22', descr: 'IVA 22%', ivaPct: '0.22' },
} as const;

/** The wire's address of a product's picture in one of its three sizes; another address when the picture changes. */
export const photoOf = (product: { product_id: number; slug: string }, size: 'thumb' | 'photo' | 'large'): string =>
  pictureOf(`/photo/prodotti/${size}/${product.product_id}-${product.slug}.webp`);

/** Badge of a promotion; a multi-buy such as "3x2" adds the price of all pieces. */
function badgeText({ promo_rule: rule, paid }: ProductRow): string {
  const { body, take, pay } = rule!;
  return pay && body === `${take}x${pay}` ? `${body} · ${inEuro(pay * paid)}` : body;
}

function promoOf(row: ProductRow): Pick<Product, 'warehousePromo'> {
  if (row.promo_id === null || !row.promo_rule || row.promo_type_id === null) return {};
  const rule = row.promo_rule;
  const cut = row.promo_type_id === 5;
  return {
    warehousePromo: {
      warehousePromoId: row.promo_id,
      warehousePromoTypeId: row.promo_type_id,
      ...(cut
        ? {
            discountPerc: Math.round(((row.list - row.paid) * 100_000) / row.list) / 1000,
            discount: euro(row.list - row.paid),
          }
        : {}),
      promoType: cut ? 'taglio' : `${rule.take}x${rule.pay}`,
      cashDeskPromo: false,
      selectable: rule.selectable ?? false,
      ...(rule.exemption ? { exemption: rule.exemption } : {}),
      validityDate: row.promo_begins ?? '',
      expireDate: row.promo_ends ?? '',
      view: {
        cssClass: cut ? 'promo_discount promo_taglio' : 'promo_multibuy',
        ...(rule.header ? { header: rule.header } : {}),
        body: badgeText(row),
        ...(rule.footer ? { footer: rule.footer } : {}),
      },
    },
  };
}

/** What the first press costs, where it adds less than a kilogram or several pieces. */
function portionOf(product: Product, paid: number): Pick<Product, 'portionPriceDisplay'> {
  const { start } = quantityRule(product);
  return start !== ONE ? { portionPriceDisplay: euro(Math.round((paid * start) / 1000)) } : {};
}

/** A row as the wire has it: euro, pieces or kilograms, texts in productInfos. */
export function toProduct(row: ProductRow): Product {
  const reduced = row.paid < row.list;
  const thousandths = (value: number) => value / 1000;
  const product: Product = {
    id: row.product_id,
    productId: row.product_id,
    codInt: String(100_000 + row.product_id),
    codVar: '1',
    name: row.name,
    shortDescr: row.brand,
    description: row.size,
    slug: row.slug,
    itemUrl: `/product/${row.slug}`,
    barcode: row.barcode,
    storeId: defaultStoreId,
    categoryId: row.category_id,
    breadCrumbs: named(row.path),
    vendor: { vendorId: row.vendor_id, name: row.brand },
    ivaCategory: vat[row.vat as 4 | 10 | 22],
    productInfos: row.infos,
    mediaURL: photoOf(row, 'thumb'),
    mediaURLMedium: photoOf(row, 'photo'),
    price: euro(row.list),
    priceDisplay: euro(row.paid),
    ...(reduced ? { priceStandardDisplay: euro(row.list) } : {}),
    priceUmDisplay: euro(row.unit_price),
    ...(reduced && row.lowest30 !== null ? { lowestPrice30: euro(row.lowest30) } : {}),
    weightUnitDisplay: row.net_unit,
    priceUnitDisplay: row.unit,
    available: row.available === null ? UNLIMITED : thousandths(row.available),
    ...(row.min_acq === null ? {} : { minAcq: thousandths(row.min_acq) }),
    ...(row.max_acq === null ? {} : { maxAcq: thousandths(row.max_acq) }),
    ...(row.limit_max === null
      ? {}
      : {
          productClassRuleMax: {
            productClassName: row.limit_name ?? '',
            max: thousandths(row.limit_max),
            unit: row.limit_unit ?? 'pz',
          },
        }),
    newProduct: row.is_new,
    isNew: row.is_new,
    highlight: row.highlight,
    ...(row.lead_time === null ? {} : { leadTime: row.lead_time }),
    deliveryWarehouse: { warehouseId: row.warehouse_id },
    selectOptions: row.options,
    ...promoOf(row),
    ...(row.gifts
      ? {
          userGiftCertificates: row.gifts.map((gift) => ({
            userGiftCertificateId: userGiftId(gift),
            giftCertificate: giftOnTheWire(gift),
          })),
        }
      : {}),
  };
  return { ...product, ...portionOf(product, row.paid) };
}
