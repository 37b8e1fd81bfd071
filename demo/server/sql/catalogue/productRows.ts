import { sql, type Kysely } from 'kysely';
import type { Database, Db } from '../../database/database.ts';
import type { GiftRow } from '../cart/gifts.ts';

/** Products with price, promotion and stock of one warehouse. */
export const productRows = (db: Db, warehouseId: number) =>
  (db as Kysely<Database>)
    .selectFrom('product')
    .innerJoin('warehouse_price_list as list', (join) => join.on('list.warehouse_id', '=', warehouseId))
    .innerJoin('price', (join) =>
      join.onRef('price.product_id', '=', 'product.product_id').onRef('price.price_list_id', '=', 'list.price_list_id'),
    )
    .innerJoin('stock', (join) =>
      join.onRef('stock.product_id', '=', 'product.product_id').on('stock.warehouse_id', '=', warehouseId),
    )
    .innerJoin('category', 'category.category_id', 'product.category_id')
    .leftJoin('promo', 'promo.promo_id', 'price.promo_id')
    .leftJoin('product_class as limit_class', 'limit_class.product_class_id', 'product.limit_class_id');

/** The certificates that begin by themselves on a product's category, as rows. */
const giftsOfProduct = sql<GiftRow[] | null>`(
  select jsonb_agg(to_jsonb(gift) order by gift.gift_certificate_id) from gift_certificate gift join category_branch branch on branch.ancestor_id = gift.category_id
  where branch.category_id = product.category_id and gift.automatic and to_char(now() at time zone 'Europe/Rome', 'YYYY-MM-DD') between gift.start_date and gift.end_date)`;

type Rows = ReturnType<typeof productRows>;

/** The columns that a card, a cart line or a product page is made of. */
export const withCardColumns = (rows: Rows) =>
  rows.select([
    'product.product_id',
    'product.slug',
    'product.name',
    'product.brand',
    'product.vendor_id',
    'product.size',
    'product.barcode',
    'product.category_id',
    'category.path',
    'product.infos',
    'product.unit',
    'product.net_amount',
    'product.net_unit',
    'product.vat',
    'product.min_acq',
    'product.max_acq',
    'product.class_ids',
    'product.is_new',
    'product.highlight',
    'product.lead_time',
    'product.options',
    'product.text',
    'price.list',
    'price.paid',
    'price.unit_price',
    'price.lowest30',
    'price.promo_id',
    'promo.type_id as promo_type_id',
    'promo.rule as promo_rule',
    sql<string | null>`to_char(promo.begins, 'DD/MM/YYYY')`.as('promo_begins'),
    sql<string | null>`to_char(promo.ends, 'DD/MM/YYYY')`.as('promo_ends'),
    giftsOfProduct.as('gifts'),
    'stock.available',
    'stock.warehouse_id',
    'limit_class.name as limit_name',
    'limit_class.max as limit_max',
    'limit_class.unit as limit_unit',
  ]);

export type ProductRow = Awaited<ReturnType<ReturnType<typeof withCardColumns>['execute']>>[number];
