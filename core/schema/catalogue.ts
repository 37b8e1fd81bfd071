import * as v from 'valibot';
import { pageSchema } from './envelope.ts';
import { proposalSchema } from './content.ts';
import { giftCertificateSchema } from './loyalty.ts';

const texts = v.record(v.string(), v.string());
/** Groups of texts, as the wire has them: group → key → text. */
export const metaDataSchema = v.record(v.string(), texts);

export const breadCrumbSchema = v.object({
  categoryId: v.number(),
  name: v.string(),
  slug: v.string(),
  itemUrl: v.optional(v.string()),
});
/** A category on the way down to a product or a category. */
export type BreadCrumb = v.InferOutput<typeof breadCrumbSchema>;

export const selectOptionSchema = v.object({
  name: v.string(),
  parameterName: v.string(),
  options: v.array(v.object({ key: v.string(), value: v.string() })),
  selected: v.optional(v.nullable(v.string())),
});
/** A choice the customer must make before the product goes into the cart (§5). */
export type SelectOption = v.InferOutput<typeof selectOptionSchema>;

export const warehousePromoSchema = v.object({
  warehousePromoId: v.number(),
  /** 5 is a price cut, 6 a multi-buy. */
  warehousePromoTypeId: v.number(),
  discountPerc: v.optional(v.number()),
  discount: v.optional(v.number()),
  promoType: v.optional(v.string()),
  cashDeskPromo: v.optional(v.boolean()),
  selectable: v.optional(v.boolean()),
  giftCertificateId: v.optional(v.number()),
  /** Why a reduction needs no 30-day reference (LAW-05): perishable, belowCost, launch, loyalty, multiBuy. */
  exemption: v.optional(v.string()),
  /** dd/MM/yyyy, as the wire has it. */
  validityDate: v.optional(v.string()),
  expireDate: v.optional(v.string()),
  view: v.object({
    cssClass: v.string(),
    header: v.optional(v.string()),
    body: v.string(),
    footer: v.optional(v.string()),
  }),
});
/** A promotion of one warehouse on one product (§3). */
export type WarehousePromo = v.InferOutput<typeof warehousePromoSchema>;

export const productClassSchema = v.object({
  productClassId: v.number(),
  productClassGroupId: v.optional(v.number()),
  name: v.string(),
  description: v.optional(v.string()),
  iconUrl: v.optional(v.string()),
});

export const mediaSchema = v.object({
  formatTypeId: v.number(),
  url: v.string(),
  alt: v.string(),
  description: v.optional(v.string()),
});

/** A product as lists and carts carry it (§3). Prices are euro, quantities pieces or kilograms; a missing price is no price. */
export const productSchema = v.object({
  productId: v.number(),
  id: v.optional(v.number()),
  codInt: v.optional(v.string()),
  codVar: v.optional(v.string()),
  name: v.string(),
  /** The brand. */
  shortDescr: v.string(),
  /** The pack size as text. */
  description: v.string(),
  slug: v.string(),
  itemUrl: v.optional(v.string()),
  barcode: v.optional(v.string()),
  storeId: v.optional(v.number()),
  categoryId: v.optional(v.number()),
  vendor: v.optional(v.object({ vendorId: v.number(), name: v.string(), url: v.optional(v.string()) })),
  breadCrumbs: v.optional(v.array(breadCrumbSchema)),
  ivaCategory: v.optional(
    v.object({ ivaCategoryId: v.number(), code: v.string(), descr: v.string(), ivaPct: v.string() }),
  ),
  productInfos: texts,
  productClasses: v.optional(v.array(productClassSchema)),
  mediaURL: v.optional(v.string()),
  mediaURLMedium: v.optional(v.string()),
  media: v.optional(v.array(mediaSchema)),
  price: v.optional(v.nullable(v.number())),
  priceDisplay: v.optional(v.nullable(v.number())),
  priceStandardDisplay: v.optional(v.number()),
  priceUmDisplay: v.optional(v.number()),
  priceStandardUmDisplay: v.optional(v.number()),
  /** The lowest price of the previous 30 days in this warehouse, in euro (LAW-05); our own addition to the wire. */
  lowestPrice30: v.optional(v.number()),
  /** What the least amount of loose goods costs, about, in euro; our own addition to the wire. */
  portionPriceDisplay: v.optional(v.number()),
  weightUnitDisplay: v.optional(v.string()),
  priceUnitDisplay: v.optional(v.string()),
  available: v.optional(v.number()),
  minAcq: v.optional(v.number()),
  maxAcq: v.optional(v.number()),
  productClassRuleMax: v.optional(
    v.object({ productClassName: v.optional(v.string()), max: v.number(), unit: v.optional(v.string()) }),
  ),
  newProduct: v.optional(v.boolean()),
  isNew: v.optional(v.boolean()),
  highlight: v.optional(v.boolean()),
  searchUid: v.optional(v.string()),
  leadTime: v.optional(v.number()),
  deliveryWarehouse: v.optional(v.object({ warehouseId: v.number(), name: v.optional(v.string()) })),
  logisticPalletItems: v.optional(v.number()),
  selectOptions: v.optional(v.array(selectOptionSchema)),
  warehousePromo: v.optional(warehousePromoSchema),
  userGiftCertificates: v.optional(
    v.array(v.object({ userGiftCertificateId: v.number(), giftCertificate: v.optional(giftCertificateSchema) })),
  ),
  metaData: v.optional(metaDataSchema),
});
export type Product = v.InferOutput<typeof productSchema>;

export const facetSchema = v.object({
  name: v.string(),
  parameterName: v.string(),
  paramType: v.optional(v.string()),
  /** `count` and `filteredCount` are strings on the wire. */
  values: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      description: v.optional(v.string()),
      priority: v.optional(v.string()),
      count: v.string(),
      filteredCount: v.string(),
      selected: v.optional(v.boolean()),
    }),
  ),
});
export type Facet = v.InferOutput<typeof facetSchema>;

/** A page of products; `/products?slug=` and `?product_id=` answer one bare product instead (wire P6). */
export const productListSchema = v.object({
  page: pageSchema,
  products: v.array(productSchema),
  facets: v.optional(v.array(facetSchema)),
  /** The words that were searched for where those asked for met nothing; our own addition to the wire. */
  meant: v.optional(v.string()),
});
export type ProductList = v.InferOutput<typeof productListSchema>;

export interface Category {
  categoryId: number;
  name: string;
  slug: string;
  parentId?: number;
  itemUrl?: string;
  priority?: number;
  categories?: Category[];
  metaData?: Record<string, Record<string, string>>;
}
/** A node of the category tree, depth 3 (§3). */
export const categorySchema: v.GenericSchema<Category> = v.object({
  categoryId: v.number(),
  name: v.string(),
  slug: v.string(),
  parentId: v.optional(v.number()),
  itemUrl: v.optional(v.string()),
  priority: v.optional(v.number()),
  categories: v.optional(v.array(v.lazy(() => categorySchema))),
  metaData: v.optional(metaDataSchema),
}) as v.GenericSchema<Category>;

const modeSchema = v.object({ templateBlockTypeId: v.optional(v.number()), modeName: v.string() });
export const categoryBlockSchema = v.object({
  categoryBlockId: v.number(),
  priority: v.optional(v.number()),
  templateBlock: v.object({
    templateBlockId: v.optional(v.number()),
    codInt: v.string(),
    name: v.optional(v.string()),
    templateBlockType: v.optional(modeSchema),
  }),
  templateBlockType: modeSchema,
  proposals: v.array(proposalSchema),
  metaData: v.optional(metaDataSchema),
});
/** A block of a category page or of the home (§3). */
export type CategoryBlock = v.InferOutput<typeof categoryBlockSchema>;

export const categoryPageSchema = v.object({
  categoryId: v.number(),
  name: v.string(),
  slug: v.string(),
  parentId: v.optional(v.number()),
  itemUrl: v.optional(v.string()),
  metaData: v.optional(metaDataSchema),
  categories: v.optional(v.array(categorySchema)),
  breadCrumbs: v.optional(v.array(breadCrumbSchema)),
  templateNavItems: v.optional(v.array(v.object({ name: v.string(), itemUrl: v.string() }))),
  categoryBlocks: v.optional(v.array(categoryBlockSchema)),
  template: v.optional(
    v.object({
      codInt: v.string(),
      rows: v.array(
        v.object({
          cssClass: v.optional(v.string()),
          columns: v.array(
            v.object({
              xs: v.number(),
              sm: v.number(),
              md: v.number(),
              lg: v.number(),
              xl: v.number(),
              blockCodInt: v.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
/** One category with its page: blocks, navigation, children (wire P5). */
export type CategoryPage = v.InferOutput<typeof categoryPageSchema>;
