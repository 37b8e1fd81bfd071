import type { CategoryBlock, SelectOption } from '../../core/schema/catalogue.ts';
import type { SubjectName } from './photos/subjects.ts';

/** A node of the category tree; roots have parentId 1, the whole shop. */
export interface ShopCategory {
  categoryId: number;
  parentId: number | null;
  name: string;
  /** Path-like below the roots: `frutta-e-verdura/frutta`. */
  slug: string;
  /** What the tree's icon shows. */
  subject: SubjectName;
  description?: string;
}

/** A group of products with a label, and perhaps a limit on the sum of their quantities. */
export interface ShopClass {
  productClassId: number;
  /** 10000 Caratteristiche, 10001 limits. */
  productClassGroupId: number;
  name: string;
  description: string;
  /** Most of the whole class in one cart, in thousandths of `unit`. */
  max?: number;
  unit?: string;
}

/** How a product's picture is composed. */
export interface ShopPicture {
  /** What is in the pack, or lies there without one. */
  subject: SubjectName;
  pack: 'loose' | 'box' | 'bag' | 'bottle' | 'can' | 'jar' | 'tray' | 'carton' | 'tub' | 'roll';
  /** 0–359 */
  hue: number;
  /** A more exact form of the pack. */
  shape?:
    | 'wine'
    | 'sparkling'
    | 'beer'
    | 'oil'
    | 'seedOil'
    | 'water'
    | 'glass'
    | 'soda'
    | 'juice'
    | 'passata'
    | 'grappa'
    | 'spirit'
    | 'aperitif'
    | 'vial'
    | 'shake'
    | 'jug'
    | 'spray'
    | 'tube'
    | 'tin'
    | 'aerosol'
    | 'dish'
    | 'paper'
    | 'brick'
    | 'net'
    | 'jam'
    | 'spice'
    | 'preserve'
    | 'coffee'
    | 'baby'
    | 'honey'
    | 'squeeze';
  /** Colour of what shows through a clear bottle. */
  liquid?: string;
}

export interface ShopPromo {
  /** 5 is a price cut, 6 a multi-buy. */
  type: 5 | 6;
  /** Price cut: percent off the list price. */
  percent?: number;
  /** Multi-buy: take so many, pay so many. */
  take?: number;
  pay?: number;
  /** Shown on the badge, such as `3x2` or `-25%`. */
  body: string;
  header?: string;
  footer?: string;
  /** Days before and after the day of seeding. */
  begins: number;
  ends: number;
  /** Why the reduction needs no 30-day reference (LAW-05). */
  exemption?: 'perishable' | 'belowCost' | 'launch' | 'loyalty' | 'multiBuy';
  selectable?: boolean;
}

/** A product of the reference shop. Money in cents, quantities in thousandths of a piece or kilogram. */
export interface ShopProduct {
  productId: number;
  slug: string;
  name: string;
  brand: string;
  /** Pack size as text: `500 g`, `6 x 1,5 l`, `sfuso`. */
  size: string;
  barcode: string;
  /** A leaf of the tree. */
  categoryId: number;
  kind: 'Pezzo' | 'Confezione' | 'Sfuso';
  /** The wire's productInfos, all texts. */
  infos: Record<string, string>;
  /** List price in cents, of a piece or, for `Sfuso`, of a kilogram. */
  price: number;
  /** Net content that the unit price is computed on: thousandths of `KG`, `L` or `PZ`. */
  net: { amount: number; unit: 'KG' | 'L' | 'PZ' };
  vat: 4 | 10 | 22;
  /** Stock in every warehouse, in thousandths; null is unlimited, 0 not available. */
  stock: number | null;
  minAcq?: number;
  maxAcq?: number;
  classes: readonly number[];
  /** The class whose `max` limits it. */
  limitClass?: number;
  isNew?: boolean;
  highlight?: boolean;
  leadTime?: number;
  options?: readonly SelectOption[];
  promo?: ShopPromo;
  /** Weighed when the order is prepared. */
  variableWeight?: boolean;
  /** Texts of the product page, keys as in `product_description`: ingredients, allergens, nutritional_values (a JSON table), storage, origin, variety, category, operator, net_quantity, drained_weight, alcohol, warnings, disposal. A missing key is "non dichiarato"; `-` is "assente". */
  description: Record<string, string>;
  /** Some sentences on the product. */
  text?: string;
  picture: ShopPicture;
  /** More words to be found by. */
  words?: string;
}

/** The page of a category: rows of columns, each showing the block of that code. */
export interface ShopPage {
  /** `home` or a category's slug. */
  slug: string;
  blocks: readonly (Omit<CategoryBlock, 'metaData'> & { metaData?: Record<string, Record<string, string>> })[];
  rows: readonly {
    columns: readonly { xs: number; sm: number; md: number; lg: number; xl: number; blockCodInt: string }[];
  }[];
  navItems?: readonly { name: string; itemUrl: string }[];
}

export interface ShopData {
  categories: readonly ShopCategory[];
  classes: readonly ShopClass[];
  products: readonly ShopProduct[];
  pages: readonly ShopPage[];
}
