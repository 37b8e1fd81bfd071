import pg from 'pg';

/** Nobody listens yet: no notice is written, no reference looked up for each copied row. */
const quietly = 'set session_replication_role = replica';

/** Copies have ids this far apart, so that each is known by its number. */
const APART = 1_000_000;

/** Copies the demo's products until there are `count`, each copy under a name, an address and a word of its own, with prices in every list and stock in every warehouse. */
export async function multiplyProducts(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns =
    'sort_name, brand, vendor_id, size, category_id, infos, unit, net_amount, net_unit, vat, min_acq, max_acq, class_ids, limit_class_id, is_new, highlight, always_low, lead_time, options, description, text';
  for (const statement of [
    quietly,
    `create temporary table copy as select product.product_id as of_id, product.product_id + ${APART} * number as product_id, number
      from product, generate_series(1, ceil(${count}::numeric / (select count(*) from product))::integer) as number
      where product.product_id < 200000 order by number, of_id limit greatest(0, ${count} - (select count(*) from product))`,
    `insert into product (product_id, slug, name, barcode, words, ${columns})
      select copy.product_id, slug || '-' || number, name || ' ' || number, barcode || number, words || ' serie' || number, ${columns}
      from copy join product on product.product_id = copy.of_id`,
    `insert into price (price_list_id, product_id, list, paid, unit_price, promo_id, lowest30)
      select price_list_id, copy.product_id, list, paid, unit_price, promo_id, lowest30 from copy join price on price.product_id = copy.of_id`,
    `insert into stock (warehouse_id, product_id, available)
      select warehouse_id, copy.product_id, available from copy join stock on stock.product_id = copy.of_id`,
    `insert into search_word (word) select distinct 'serie' || number from copy on conflict do nothing`,
    `analyze`,
  ])
    await client.query(statement);
  await client.end();
}

/** Stores of one zone, which has a price list of its own. */
const STORES_A_ZONE = 50;

/** Copies the demo's stores until there are `count`, each with a warehouse, its stock of the whole assortment and its slots; the copies of a zone share a price list. */
export async function multiplyStores(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const zones = Math.ceil(count / STORES_A_ZONE);
  for (const statement of [
    quietly,
    `create temporary table copy as select store.store_id as of_id, store.warehouse_id as of_warehouse, 10000 + row_number() over () as id
      from generate_series(1, ${count}) as number, store order by number, store.store_id limit greatest(0, ${count} - (select count(*) from store))`,
    `insert into address select (jsonb_populate_record(address, jsonb_build_object('address_id', 1000000 + copy.id, 'store_id', copy.id))).*
      from copy join store on store.store_id = copy.of_id join address on address.address_id = store.address_id`,
    `insert into store select (jsonb_populate_record(store, jsonb_build_object('store_id', copy.id, 'warehouse_id', copy.id, 'address_id', 1000000 + copy.id, 'name', store.name || ' ' || copy.id, 'slug', store.slug || '-' || copy.id))).*
      from copy join store on store.store_id = copy.of_id`,
    `insert into warehouse_price_list select id, 100 + id % ${zones} from copy`,
    `insert into price (price_list_id, product_id, list, paid, unit_price, promo_id, lowest30)
      select 100 + zone, product_id, list + zone, paid + zone, unit_price + zone, promo_id, lowest30
      from price, generate_series(0, ${zones - 1}) as zone where price_list_id = 1`,
    `insert into stock select copy.id, product_id, available from copy join stock on stock.warehouse_id = copy.of_warehouse`,
    `insert into timeslot select (jsonb_populate_record(timeslot, jsonb_build_object('timeslot_id', 1000000 + row_number() over (), 'warehouse_id', copy.id))).*
      from copy join timeslot on timeslot.warehouse_id = copy.of_warehouse`,
    `analyze`,
  ])
    await client.query(statement);
  await client.end();
}
