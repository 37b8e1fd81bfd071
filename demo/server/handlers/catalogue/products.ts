import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { catalogue } from '../../../../core/api/endpoints/catalogue.ts';
import type { Product, ProductList } from '../../../../core/schema/catalogue.ts';
import { hashOf } from '../../../shop/catalogue/words.ts';
import type { Assortment } from '../../catalogue/assortment.ts';
import { facetsOf } from '../../catalogue/facets.ts';
import { listProducts } from '../../catalogue/listProducts.ts';
import { knownFacets } from '../../catalogue/question.ts';
import type { Place } from '../../catalogue/shelf.ts';
import type { Context } from '../../http/context.ts';
import { Problem, status } from '../../http/problem.ts';
import { preferredProducts } from '../../sql/catalogue/preferred.ts';
import { nobody } from '../../sql/owner.ts';
import { photoOf } from '../../sql/catalogue/toProduct.ts';

type Input = DecodedInputOf<typeof catalogue.products>;

/** Names a question and its answer's page, the same for all who ask it; a cart line keeps it (§5). */
const searchUidOf = (input: Input, warehouse: number): string =>
  hashOf(JSON.stringify([warehouse, Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .toString(16)
    .padStart(8, '0');

/** GET /products: a page of products with its facets (§7); with `preferred` only the caller's own. */
export async function products(input: Input, context: Context): Promise<ProductList> {
  const view = await context.catalogue.current();
  const warehouse = view.warehouseOf(context.hash);
  const { preferred, filters, page, page_size, sort, order_by, ...asked } = input;
  const wanted = {
    ...asked,
    facets: knownFacets(filters),
    ...(preferred && { among: await preferredProducts(context.db, context.session ?? nobody) }),
  };
  const listing = await listProducts(view, warehouse, wanted, { page, pageSize: page_size, sort: sort || order_by });
  const { card } = view.assortment(warehouse);
  const searchUid = searchUidOf(input, warehouse);
  return {
    page: listing.page,
    products: listing.articles.map((place) => ({ ...card(place), searchUid })),
    facets: facetsOf(view, listing),
    ...(listing.asked.q !== asked.q && listing.page.totItems > 0 && { meant: listing.asked.q }),
  };
}

/** The product page's richer form: description, pictures, classes, breadcrumbs. */
function detail(assortment: Assortment, place: Place): Product {
  const article = assortment.article(place);
  const { name, brand, size, description, text } = article;
  return {
    ...assortment.card(place),
    media: [{ formatTypeId: 1, url: photoOf(article, 'large'), alt: `${name} ${brand} ${size}` }],
    metaData: { product_description: { ...description, ...(text ? { description: text } : {}) } },
  };
}

/** GET /products?slug= or ?product_id=: one bare product (wire P6). */
export async function product(
  { slug, product_id = 0 }: DecodedInputOf<typeof catalogue.product>,
  context: Context,
): Promise<Product> {
  const view = await context.catalogue.current();
  const assortment = view.assortment(view.warehouseOf(context.hash));
  const place = slug ? assortment.placeOfSlug(slug) : assortment.place(product_id);
  if (place === undefined)
    throw new Problem(status.notFound, 'product.notFound', 'Questo prodotto non esiste o non è più in vendita.');
  return detail(assortment, place);
}
