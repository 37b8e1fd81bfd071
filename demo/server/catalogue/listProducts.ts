import type { Page } from '../../../core/schema/envelope.ts';
import { isSearch } from '../sql/catalogue/search.ts';
import type { Assortment } from './assortment.ts';
import { isOrder } from './orders.ts';
import { flags, type Place, type Shelf } from './shelf.ts';
import type { CatalogueView } from './view.ts';
import { isNonsense, type Asked } from './question.ts';

export const PAGE_SIZE = 24;
const MOST = 500;
const WHOLE_PAGES = 1_000_000;

/** Does a product fit what is asked, apart from words and facet groups? */
export function fitting(view: CatalogueView, assortment: Assortment, asked: Asked): (place: Place) => boolean {
  const { among, barcode, parent_category_id, category_id, vendor_id, promo, new_product, tp } = asked;
  const below = parent_category_id ? view.categoriesBelow(parent_category_id) : undefined;
  const { shelf } = view;
  const wanted = (new_product ? flags.isNew : 0) | (tp ? flags.alwaysLow : 0);
  const [ids, categories, vendors, marks] = [
    shelf.ids.values,
    shelf.categories.values,
    shelf.vendors.values,
    shelf.flags.values,
  ];
  return (place) =>
    (!below || below.has(categories[place]!)) &&
    (!category_id || categories[place] === category_id) &&
    (!vendor_id || vendors[place] === vendor_id) &&
    (marks[place]! & wanted) === wanted &&
    (!among || among.has(ids[place]!)) &&
    (!barcode || shelf.barcodes[place] === barcode) &&
    (!promo || assortment.isPromoted(place));
}

/** Does a product fit one facet group: any of its ids? */
function inGroup(shelf: Shelf, name: string, ids: readonly number[]): (place: Place) => boolean {
  const [vendors, classes] = [shelf.vendors.values, shelf.classes.values];
  if (name === 'vendor_id') return (place) => ids.includes(vendors[place]!);
  const fits = shelf.classSets.map((set) => set.some((id) => ids.includes(id)));
  return (place) => fits[classes[place]!]!;
}

/** The places that fit facet groups; `without` leaves a group out, for its own counts. */
export function narrowed(
  shelf: Shelf,
  places: readonly Place[],
  { facets }: Asked,
  without?: string,
): readonly Place[] {
  const groups = [...facets].filter(([name]) => name !== without).map(([name, ids]) => inGroup(shelf, name, ids));
  return groups.length === 0 ? places : places.filter((place) => groups.every((fits) => fits(place)));
}

/** The same with what is sold out at the end. */
function soldOutLast({ isSoldOut }: Assortment, places: readonly Place[]): readonly Place[] {
  const gone = places.filter(isSoldOut);
  return gone.length === 0 ? places : [...places.filter((place) => !isSoldOut(place)), ...gone];
}

/** The products that meet the words and the rest of the question, before facets, in the order that was asked for: else how well they fit the words, else the shop's own, mixed over the departments where none was asked for. Sold-out ones come last unless an order was asked for. */
async function found(view: CatalogueView, assortment: Assortment, asked: Asked, sort: string) {
  const fits = fitting(view, assortment, asked);
  if (isNonsense(asked.q)) return [];
  const hits = isSearch(asked.q) ? await view.hits(asked.q) : undefined;
  const places = hits?.flatMap((id) => assortment.place(id) ?? []);
  if (isOrder(sort)) {
    const wanted = places && new Set(places);
    return assortment.inOrder(sort, (place) => (!wanted || wanted.has(place)) && fits(place));
  }
  if (places) return soldOutLast(assortment, places.filter(fits));
  const within = asked.parent_category_id || asked.category_id;
  return soldOutLast(assortment, assortment.inOrder(within ? 'within' : 'across', fits));
}

export interface Listing {
  page: Page;
  articles: readonly Place[];
  /** All that was found before facets narrowed it. */
  all: readonly Place[];
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
  let articles = narrowed(view.shelf, all, asked);
  if (articles.length === 0 && isSearch(wanted.q)) {
    const meant = await view.corrected(wanted.q);
    if (meant !== undefined) {
      asked = { ...wanted, q: meant };
      all = await found(view, assortment, asked, sort);
      articles = narrowed(view.shelf, all, asked);
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
