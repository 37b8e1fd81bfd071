import { sql } from 'kysely';
import type { AnswerOf, DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { catalogue } from '../../../../core/api/endpoints/catalogue.ts';
import type { productDetails } from '../../../../core/api/endpoints/productDetails.ts';
import type { Product, ProductList } from '../../../../core/schema/catalogue.ts';
import { fitting } from '../../catalogue/listProducts.ts';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../http/problem.ts';
import { cardsOf } from '../../sql/catalogue/cards.ts';
import { productRows, withCardColumns } from '../../sql/catalogue/productRows.ts';
import { product as bareProduct } from './products.ts';

const LIMIT = 12;
const MOST = 48;
const ALTERNATIVES = 8;

/** GET /adv: proposed products; `shuffle` changes them from day to day, the same for everybody. */
export async function adv(input: DecodedInputOf<typeof catalogue.adv>, context: Context): Promise<ProductList> {
  const view = await context.catalogue.current();
  const assortment = view.assortment(view.warehouseOf(context.hash));
  const limit = Math.min(MOST, Math.max(1, Math.floor(input.limit ?? LIMIT)));
  const fits = fitting(view, assortment, {
    promo: input.promo ?? false,
    parent_category_id: input.category_id || 0,
    facets: new Map(),
  });
  const itself = assortment.place(input.product_id ?? 0);
  const proposed = assortment.inOrder(
    input.shuffle ? 'shuffled' : 'proposals',
    (place) => !assortment.isSoldOut(place) && place !== itself && fits(place),
  );
  const total = proposed.length;
  return {
    page: { selPage: 1, totPages: Math.max(1, Math.ceil(total / limit)), totItems: total, itemsPerPage: limit },
    products: proposed.slice(0, limit).map(assortment.card),
  };
}

/** GET /product-price/get-prices: what each store asks for a product. */
export async function prices(
  { product_id }: DecodedInputOf<typeof productDetails.prices>,
  context: Context,
): Promise<AnswerOf<typeof productDetails.prices>> {
  const view = await context.catalogue.current();
  return {
    prices: view.stores.flatMap((store) => {
      const assortment = view.assortment(store.warehouse_id);
      const place = assortment.place(product_id);
      const product = place === undefined ? undefined : assortment.card(place);
      return product && typeof product.price === 'number' && typeof product.priceDisplay === 'number'
        ? [
            {
              warehouseId: store.warehouse_id,
              warehouseName: store.name,
              price: product.price,
              priceDisplay: product.priceDisplay,
              ...(product.priceStandardDisplay ? { priceStandardDisplay: product.priceStandardDisplay } : {}),
              ...(product.priceUmDisplay ? { priceUmDisplay: product.priceUmDisplay } : {}),
              ...(product.warehousePromo ? { warehousePromo: product.warehousePromo } : {}),
            },
          ]
        : [];
    }),
  };
}

/** Available products of the same category, the closest unit price first, other brands as well. */
async function alternativesTo(context: Context, productId: number): Promise<Product[]> {
  const { db } = context;
  const own = await db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.product_id')
    .select(['product.category_id', 'price.unit_price', 'product.words'])
    .where('product.product_id', '=', productId)
    .where('price.price_list_id', '=', 1)
    .executeTakeFirst();
  if (!own) return [];
  const warehouse = (await context.catalogue.current()).warehouseOf(context.hash);
  const rows = await withCardColumns(productRows(db, warehouse))
    .where('product.category_id', '=', own.category_id)
    .where('product.product_id', '!=', productId)
    .where(sql<boolean>`coalesce(stock.available, 1) > 0`)
    .orderBy(
      sql`similarity(product.words, ${own.words}) desc, abs(price.unit_price - ${own.unit_price}), product.product_id`,
    )
    .limit(ALTERNATIVES)
    .execute();
  return cardsOf(db, rows);
}

/** GET /products/list-product-alternative: alternatives to several products. */
export async function alternatives(
  { product_ids }: DecodedInputOf<typeof productDetails.alternatives>,
  context: Context,
): Promise<AnswerOf<typeof productDetails.alternatives>> {
  const ids = product_ids
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, 50);
  const found = [];
  for (const productId of ids) found.push({ productId, products: await alternativesTo(context, productId) });
  return { alternatives: found };
}

/** GET /products/product-alternative-detail: a product with its alternatives. */
export async function alternative(
  { product_id }: DecodedInputOf<typeof productDetails.alternative>,
  context: Context,
): Promise<AnswerOf<typeof productDetails.alternative>> {
  if (!product_id) throw notFound('product.notFound', 'Questo prodotto non esiste o non è più in vendita.');
  return { product: await bareProduct({ product_id }, context), products: await alternativesTo(context, product_id) };
}
