import type { Page } from '../../../core/schema/envelope.ts';
import { isSearch } from '../sql/catalogue/search.ts';
import { isOrder, type Article, type Assortment } from './assortment.ts';
import type { CatalogueView } from './view.ts';
import { isNonsense, type Asked } from './question.ts';

export const PAGE_SIZE = 24;
const MOST = 500;
const WHOLE_PAGES = 1_000_000;

/** Does a product fit one facet group: any of its ids? */
const inGroup = (article: Article, name: string, ids: ReadonlySet<number>): boolean =>
  name === 'vendor_id' ? ids.has(article.vendor_id) : article.class_ids.some((id) => ids.has(id));

/** Does an article fit what is asked, apart from words and facet groups? */
export function fitting(view: CatalogueView, asked: Asked): (article: Article) => boolean {
  const { among, barcode, parent_category_id, category_id, vendor_id, promo, new_product, tp } = asked;
  const below = parent_category_id ? view.categoriesBelow(parent_category_id) : undefined;
  return (article) =>
    (!among || among.has(article.product_id)) &&
    (!barcode || article.barcode === barcode) &&
    (!below || below.has(article.category_id)) &&
    (!category_id || article.category_id === category_id) &&
    (!vendor_id || article.vendor_id === vendor_id) &&
    (!promo || article.promo_id !== null) &&
    (!new_product || article.is_new) &&
    (!tp || article.always_low);
}

/** The articles that fit facet groups; `without` leaves a group out, for its own counts. */
export function narrowed(articles: readonly Article[], { facets }: Asked, without?: string): readonly Article[] {
  const groups = [...facets].filter(([name]) => name !== without).map(([name, ids]) => [name, new Set(ids)] as const);
  return groups.length === 0
    ? articles
    : articles.filter((article) => groups.every(([name, ids]) => inGroup(article, name, ids)));
}

const unsold = (articles: readonly Article[]): readonly Article[] =>
  articles.some((article) => article.soldOut)
    ? [...articles.filter((article) => !article.soldOut), ...articles.filter((article) => article.soldOut)]
    : articles;

/** The articles that meet the words and the rest of the question, before facets, in the order that was asked for: else how well they fit the words, else the shop's own, mixed over the departments where none was asked for. Sold-out ones come last unless an order was asked for. */
async function found(view: CatalogueView, assortment: Assortment, asked: Asked, sort: string) {
  const fits = fitting(view, asked);
  if (isNonsense(asked.q)) return [];
  const hits = isSearch(asked.q) ? await view.hits(asked.q) : undefined;
  if (isOrder(sort)) {
    const wanted = hits && new Set(hits);
    return assortment.inOrder(sort).filter((article) => (!wanted || wanted.has(article.product_id)) && fits(article));
  }
  if (hits)
    return unsold(
      hits.flatMap((id) => {
        const article = assortment.find(id);
        return article && fits(article) ? [article] : [];
      }),
    );
  const within = asked.parent_category_id || asked.category_id;
  return unsold(assortment.inOrder(within ? 'within' : 'across').filter(fits));
}

export interface Listing {
  page: Page;
  articles: readonly Article[];
  /** All that was found before facets narrowed it. */
  all: readonly Article[];
  /** What was looked for in the end: where nothing met the words, those that were probably meant. */
  asked: Asked;
}

const clamp = (value: number | undefined, preset: number, most: number): number =>
  Math.min(most, Math.max(1, Math.floor(value ?? preset)));

/** One page of matching products; without any hit typing errors are forgiven. Page and size are clamped (SEC-22). */
export async function listProducts(
  view: CatalogueView,
  warehouseId: number,
  wanted: Asked,
  {
    page,
    pageSize,
    sort = '',
  }: { page?: number | undefined; pageSize?: number | undefined; sort?: string | undefined },
): Promise<Listing> {
  const itemsPerPage = clamp(pageSize, PAGE_SIZE, MOST);
  const selPage = clamp(page, 1, WHOLE_PAGES);
  const assortment = view.assortment(warehouseId);
  let asked = wanted;
  let all = await found(view, assortment, asked, sort);
  let articles = narrowed(all, asked);
  if (articles.length === 0 && isSearch(wanted.q)) {
    const meant = await view.corrected(wanted.q);
    if (meant !== undefined) {
      asked = { ...wanted, q: meant };
      all = await found(view, assortment, asked, sort);
      articles = narrowed(all, asked);
    }
  }
  const totItems = articles.length;
  return {
    page: { selPage, totPages: Math.max(1, Math.ceil(totItems / itemsPerPage)), totItems, itemsPerPage },
    articles: articles.slice((selPage - 1) * itemsPerPage, selPage * itemsPerPage),
    all,
    asked,
  };
}
