import { sql, type RawBuilder } from 'kysely';
import type { Page } from '../../../../core/schema/envelope.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { Db } from '../../../../demo/server/database/database.ts';
import { cardsOf } from '../../../../demo/server/sql/catalogue/cards.ts';
import type { Asked } from '../../../../demo/server/catalogue/question.ts';
import { corrected, fit, isSearch } from '../../../../demo/server/sql/catalogue/search.ts';
import { matching } from './matching.ts';
import { productRows, withCardColumns } from '../../../../demo/server/sql/catalogue/productRows.ts';

const PAGE_SIZE = 24;
const MOST = 500;

const orders: Record<string, RawBuilder<unknown>> = {
  'name asc': sql`product.sort_name, product.product_id`,
  'price asc': sql`price.paid, product.product_id`,
  'price desc': sql`price.paid desc, product.product_id`,
  'priceUm asc': sql`price.unit_price, product.product_id`,
  'priority desc': sql`product.highlight desc, product.is_new desc, category.priority, product.product_id`,
};

/** Order of a list: what was asked for, else how well it fits the words, else the shop's own, mixed over the departments where none was asked for. Sold-out products come last. */
function order(sort: string, { q, parent_category_id, category_id }: Asked): RawBuilder<unknown> {
  const own = orders[sort];
  if (own) return own;
  const soldOut = sql`(stock.available is not null and stock.available <= 0)`;
  if (isSearch(q)) return sql`${soldOut}, ${fit(q)} desc, product.product_id`;
  const within =
    parent_category_id || category_id ? sql`category.priority, product.product_id` : sql`md5(product.product_id::text)`;
  return sql`${soldOut}, product.highlight desc, ${within}`;
}

interface Listing {
  page: Page;
  products: Product[];
  /** What was looked for in the end: where nothing met the words, those that were probably meant. */
  asked: Asked;
}

const clamp = (value: number | undefined, preset: number, most: number): number =>
  Math.min(most, Math.max(1, Math.floor(value ?? preset)));

/** One page of matching products; without any hit typing errors are forgiven. Page and size are clamped (SEC-22). */
export async function listProducts(
  db: Db,
  warehouseId: number,
  wanted: Asked,
  {
    page,
    pageSize,
    sort = '',
  }: { page?: number | undefined; pageSize?: number | undefined; sort?: string | undefined },
): Promise<Listing> {
  const itemsPerPage = clamp(pageSize, PAGE_SIZE, MOST);
  const selPage = clamp(page, 1, 1_000_000);
  const count = async (given: Asked) =>
    (
      await productRows(db, warehouseId)
        .select(sql<number>`count(*)::integer`.as('total'))
        .where(matching(given))
        .executeTakeFirstOrThrow()
    ).total;

  let asked = wanted;
  let totItems = await count(asked);
  if (totItems === 0 && isSearch(wanted.q)) {
    const meant = await corrected(db, wanted.q);
    if (meant !== undefined) totItems = await count((asked = { ...wanted, q: meant }));
  }
  const offset = (selPage - 1) * itemsPerPage;
  const rows =
    offset < totItems
      ? await withCardColumns(productRows(db, warehouseId))
          .where(matching(asked))
          .orderBy(order(sort, asked))
          .limit(itemsPerPage)
          .offset(offset)
          .execute()
      : [];
  return {
    page: { selPage, totPages: Math.max(1, Math.ceil(totItems / itemsPerPage)), totItems, itemsPerPage },
    products: await cardsOf(db, rows),
    asked,
  };
}
