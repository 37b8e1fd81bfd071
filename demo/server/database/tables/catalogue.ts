import type { ColumnType } from 'kysely';
import type { BreadCrumb, CategoryBlock, SelectOption } from '../../../../core/schema/catalogue.ts';
import type { ShopPage, ShopPromo } from '../../../shop/types.ts';

type Json<T> = ColumnType<T, string, string>;
type Texts = Record<string, string>;

export interface CatalogueTables {
  category: {
    category_id: number;
    parent_id: number | null;
    name: string;
    slug: string;
    depth: number;
    priority: number;
    info: Json<Texts>;
    /** From the root's child down to itself. */ path: Json<BreadCrumb[]>;
  };
  /** Every category under each of its ancestors, and under itself. */
  category_branch: { ancestor_id: number; category_id: number };
  category_page: {
    slug: string;
    blocks: Json<CategoryBlock[]>;
    rows: Json<ShopPage['rows']>;
    nav_items: Json<{ name: string; itemUrl: string }[]>;
  };
  vendor: { vendor_id: number; name: string };
  product_class: {
    product_class_id: number;
    group_id: number;
    name: string;
    description: string;
    max: number | null;
    unit: string | null;
  };
  /** Cents and thousandths; `unit` is pz or kg, net_amount thousandths of net_unit. */
  product: {
    product_id: number;
    slug: string;
    name: string;
    /** The name as Italian puts it in order: without case, accents or signs. */
    sort_name: string;
    brand: string;
    vendor_id: number;
    size: string;
    barcode: string;
    category_id: number;
    infos: Json<Texts>;
    unit: string;
    net_amount: number;
    net_unit: string;
    vat: number;
    min_acq: number | null;
    max_acq: number | null;
    class_ids: ColumnType<number[], string, string>;
    limit_class_id: number | null;
    is_new: boolean;
    highlight: boolean;
    /** Of the line whose price is low all year round. */
    always_low: boolean;
    lead_time: number | null;
    options: Json<SelectOption[]>;
    description: Json<Texts>;
    text: string;
    /** Lower case without accents, for typing errors. */
    words: string;
    search: ColumnType<string, never, never>;
  };
  /** Every word that a product is found by, for typing errors. */
  search_word: { word: string };
  promo: { promo_id: number; type_id: number; rule: Json<ShopPromo>; begins: string; ends: string };
  /** Of one of the price lists; `paid` is what the customer pays for a piece or kilogram, `lowest30` the lowest price of the 30 days before the promotion. */
  price: {
    price_list_id: number;
    product_id: number;
    list: number;
    paid: number;
    unit_price: number;
    promo_id: number | null;
    lowest30: number | null;
  };
  /** What a product cost in a price list from a day on (YYYY-MM-DD), in cents. */
  price_history: { price_list_id: number; product_id: number; since: string; price: number };
  warehouse_price_list: { warehouse_id: number; price_list_id: number };
  /** In thousandths; null is unlimited. */
  stock: { warehouse_id: number; product_id: number; available: number | null };
}
