import pg from 'pg';

/** Copies have ids this far apart, so that each is known by its number. */
const APART = 1_000_000;

/** Copies the demo's products until there are `count`, each copy under a name, an address and a word of its own, with prices in every list and stock in every warehouse. */
export async function multiplyProducts(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns =
    'sort_name, brand, vendor_id, size, category_id, infos, unit, net_amount, net_unit, vat, min_acq, max_acq, class_ids, limit_class_id, is_new, highlight, always_low, lead_time, options, description, text';
  for (const statement of [
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
