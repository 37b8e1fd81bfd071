import { sql, type Kysely } from 'kysely';
import { shop } from '../../../shop/shop.ts';
import type { ShopSize } from '../../../shop/shop.ts';
import type { Database } from '../database.ts';
import { seedCatalogue } from './catalogueRows.ts';

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
