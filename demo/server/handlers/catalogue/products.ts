import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { catalogue } from '../../../../core/api/endpoints/catalogue.ts';
import type { Product, ProductList } from '../../../../core/schema/catalogue.ts';
import type { Context } from '../../context.ts';
import { Problem, status } from '../../problem.ts';
import { cardsOf } from '../../sql/catalogue/cards.ts';
import { facetsOf } from '../../sql/catalogue/facets.ts';
import { listProducts } from '../../sql/catalogue/listProducts.ts';
import { readFacets } from '../../sql/catalogue/matching.ts';
import { productRows, withCardColumns, type ProductRow } from '../../sql/catalogue/productRows.ts';
import { photoOf } from '../../sql/catalogue/toProduct.ts';
import { warehouseOf } from './warehouse.ts';

/** GET /products: a page of products with its facets (§7). */
export async function products(input: DecodedInputOf<typeof catalogue.products>, context: Context): Promise<ProductList> {
  const warehouse = await warehouseOf(context);
  const wanted = { ...input, userId: context.user.userId, facets: readFacets(input.filters) };
  const { page, products, asked } = await listProducts(context.db, warehouse, wanted, { page: input.page, pageSize: input.page_size, sort: input.sort || input.order_by });
  const searchUid = crypto.randomUUID().slice(0, 8);
  return { page, products: products.map((product) => ({ ...product, searchUid })), facets: await facetsOf(context.db, warehouse, asked) };
}

/** The product page's richer form: description, pictures, classes, breadcrumbs. */
export async function detail(db: Context['db'], row: ProductRow & { description: Record<string, string> }): Promise<Product> {
  const [card] = await cardsOf(db, [row]);
  return {
    ...card!,
    media: [{ formatTypeId: 1, url: photoOf(row, 'large'), alt: `${row.name} ${row.brand} ${row.size}` }],
    metaData: { product_description: { ...row.description, ...(row.text ? { description: row.text } : {}) } },
  };
}

/** GET /products?slug= or ?product_id=: one bare product (proposal P6). */
export async function product(input: DecodedInputOf<typeof catalogue.product>, context: Context): Promise<Product> {
  const query = withCardColumns(productRows(context.db, await warehouseOf(context))).select('product.description');
  const row = input.slug ? await query.where('product.slug', '=', input.slug).executeTakeFirst() : await query.where('product.product_id', '=', input.product_id ?? 0).executeTakeFirst();
  if (!row) throw new Problem(status.notFound, 'product.notFound', 'Questo prodotto non esiste o non è più in vendita.');
  return detail(context.db, row);
}
