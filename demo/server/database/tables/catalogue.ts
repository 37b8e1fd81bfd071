import { sql, type ColumnType, type Kysely } from 'kysely';
import type { BreadCrumb, CategoryBlock, SelectOption } from '../../../../core/schema/catalogue.ts';
import type { ShopPage, ShopPromo } from '../../../shop/types.ts';
import { shop } from '../../../shop/shop.ts';
import type { ShopSize } from '../create.ts';
import type { Database } from '../database.ts';
import { seedCatalogue } from '../seed/catalogue.ts';

type Json<T> = ColumnType<T, string, string>;
type Texts = Record<string, string>;

export interface CatalogueTables {
  category: { category_id: number; parent_id: number | null; name: string; slug: string; depth: number; priority: number; info: Json<Texts>; /** From the root's child down to itself. */ path: Json<BreadCrumb[]> };
  /** Every category under each of its ancestors, and under itself. */
  category_branch: { ancestor_id: number; category_id: number };
  category_page: { slug: string; blocks: Json<CategoryBlock[]>; rows: Json<ShopPage['rows']>; nav_items: Json<{ name: string; itemUrl: string }[]> };
  vendor: { vendor_id: number; name: string };
  product_class: { product_class_id: number; group_id: number; name: string; description: string; max: number | null; unit: string | null };
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
  price: { price_list_id: number; product_id: number; list: number; paid: number; unit_price: number; promo_id: number | null; lowest30: number | null };
  /** What a product cost in a price list from a day on (YYYY-MM-DD), in cents. */
  price_history: { price_list_id: number; product_id: number; since: string; price: number };
  warehouse_price_list: { warehouse_id: number; price_list_id: number };
  /** In thousandths; null is unlimited. */
  stock: { warehouse_id: number; product_id: number; available: number | null };
}

export async function create(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create extension if not exists unaccent`,
    sql`create extension if not exists pg_trgm`,
    sql`create table category (category_id integer primary key, parent_id integer references category, name text not null, slug text not null unique, depth integer not null, priority integer not null, info jsonb not null, path jsonb not null)`,
    sql`create table category_branch (ancestor_id integer not null references category, category_id integer not null references category, primary key (ancestor_id, category_id))`,
    sql`create table category_page (slug text primary key, blocks jsonb not null, rows jsonb not null, nav_items jsonb not null)`,
    sql`create table vendor (vendor_id integer primary key, name text not null)`,
    sql`create table product_class (product_class_id integer primary key, group_id integer not null, name text not null, description text not null, max integer, unit text)`,
    sql`create table product (
      product_id integer primary key, slug text not null unique, name text not null, sort_name text collate "C" not null, brand text not null, vendor_id integer not null references vendor, size text not null,
      barcode text not null, category_id integer not null references category, infos jsonb not null, unit text not null, net_amount integer not null, net_unit text not null,
      vat integer not null, min_acq integer, max_acq integer, class_ids integer[] not null, limit_class_id integer references product_class, is_new boolean not null,
      highlight boolean not null, always_low boolean not null, lead_time integer, options jsonb not null, description jsonb not null, text text not null, words text not null,
      search tsvector generated always as (setweight(to_tsvector('italian', words), 'A')) stored)`,
    sql`create table search_word (word text primary key)`,
    sql`create table promo (promo_id integer primary key, type_id integer not null, rule jsonb not null, begins date not null, ends date not null)`,
    sql`create table price (price_list_id integer not null, product_id integer not null references product, list integer not null, paid integer not null, unit_price integer not null, promo_id integer references promo, lowest30 integer, primary key (price_list_id, product_id))`,
    sql`create table price_history (price_list_id integer not null, product_id integer not null references product, since date not null, price integer not null, primary key (price_list_id, product_id, since))`,
    sql`create table warehouse_price_list (warehouse_id integer primary key, price_list_id integer not null)`,
    sql`create table stock (warehouse_id integer not null, product_id integer not null references product, available integer check (available >= 0), primary key (warehouse_id, product_id))`,
  ])
    await statement.execute(db);
}

export async function seed(db: Kysely<Database>, size: ShopSize): Promise<void> {
  await seedCatalogue(db, shop(size));
  for (const statement of [
    sql`create index product_category on product (category_id)`,
    sql`create index product_vendor on product (vendor_id)`,
    sql`create index product_search on product using gin (search)`,
    sql`insert into search_word (word) select distinct word from product, regexp_split_to_table(words, ' ') word where length(word) > 2`,
    sql`create index search_word_trigrams on search_word using gin (word gin_trgm_ops)`,
    sql`create index product_barcode on product (barcode)`,
    sql`create index branch_category on category_branch (category_id)`,
    sql`analyze`,
  ])
    await statement.execute(db);
}
