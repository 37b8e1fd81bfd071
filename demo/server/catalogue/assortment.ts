import type { Product } from '../../../core/schema/catalogue.ts';
import { cardOf } from '../sql/catalogue/cards.ts';
import { toProduct } from '../sql/catalogue/toProduct.ts';
import type { ProductRow } from '../sql/catalogue/productRows.ts';
import type { Order, Orders } from './orders.ts';
import type { Surroundings } from './readCatalogue.ts';
import { flags, NONE, UNLIMITED, type Place, type Shelf } from './shelf.ts';

/** A product as one warehouse sells it. */
export type Article = ProductRow & { description: Record<string, string> };

/** What one warehouse sells, at what price and how much of it; an unknown warehouse sells nothing. */
export interface Assortment {
  /** Where a product stands, if it is sold here. */
  place(productId: number): Place | undefined;
  placeOfSlug(slug: string): Place | undefined;
  /** All that is sold here and fits, in an order. */
  inOrder(order: Order, fits: (place: Place) => boolean): Place[];
  isSoldOut(place: Place): boolean;
  isPromoted(place: Place): boolean;
  /** Everything that is known of what stands there. */
  article(place: Place): Article;
  find(productId: number): Article | undefined;
  /** The product as lines of carts are made from. */
  product(place: Place): Product;
  /** The product as cards show it. */
  card(place: Place): Product;
}

/** Numbers alone are kept for a warehouse; `today` says which gifts hold (YYYY-MM-DD). */
export function createAssortment(
  { shelf, around, orders }: { shelf: Shelf; around: Surroundings; orders: Orders },
  warehouseId: number,
  today: () => string,
): Assortment {
  const listId = around.priceListOf.get(warehouseId) ?? NONE;
  const stock = shelf.stocks(warehouseId);
  const prices = shelf.prices(listId);
  const numberAt = ({ values }: { values: Int32Array }, place: Place): number => values[place] ?? NONE;
  const orNull = (value: number): number | null => (value === NONE ? null : value);
  const isSold = (place: Place) => numberAt(stock, place) !== NONE && numberAt(prices.list, place) !== NONE;
  const ifSold = (place: Place | undefined) => (place !== undefined && isSold(place) ? place : undefined);

  function giftsOf(categoryId: number) {
    const [day, above] = [today(), around.ancestors.get(categoryId) ?? []];
    const own = around.gifts.filter(
      ({ category_id, start_date, end_date }) =>
        category_id !== null && above.includes(category_id) && start_date <= day && day <= end_date,
    );
    return own.length > 0 ? own : null;
  }

  function article(place: Place): Article {
    const { limit_class_id, ...shown } = shelf.shown(place);
    const [categoryId, marks, promoId] = [
      shelf.categories.values[place]!,
      shelf.flags.values[place]!,
      orNull(numberAt(prices.promo_id, place)),
    ];
    const promo = promoId === null ? undefined : around.promos.get(promoId);
    const limit = around.classes.find(({ product_class_id }) => product_class_id === limit_class_id);
    const available = numberAt(stock, place);
    return {
      ...shown,
      product_id: shelf.ids.values[place]!,
      slug: shelf.slugs[place]!,
      barcode: shelf.barcodes[place]!,
      vendor_id: shelf.vendors.values[place]!,
      category_id: categoryId,
      path: around.categories.find(({ category_id }) => category_id === categoryId)?.path ?? [],
      class_ids: [...shelf.classSets[shelf.classes.values[place]!]!],
      is_new: (marks & flags.isNew) !== 0,
      highlight: (marks & flags.highlight) !== 0,
      list: numberAt(prices.list, place),
      paid: numberAt(prices.paid, place),
      unit_price: numberAt(prices.unit_price, place),
      lowest30: orNull(numberAt(prices.lowest30, place)),
      promo_id: promoId,
      promo_type_id: promo?.promo_type_id ?? null,
      promo_rule: promo?.promo_rule ?? null,
      promo_begins: promo?.promo_begins ?? null,
      promo_ends: promo?.promo_ends ?? null,
      gifts: giftsOf(categoryId),
      available: available === UNLIMITED ? null : available,
      warehouse_id: warehouseId,
      limit_name: limit?.name ?? null,
      limit_max: limit?.max ?? null,
      limit_unit: limit?.unit ?? null,
    };
  }

  const place = (productId: number) => ifSold(shelf.place(productId));
  return {
    place,
    placeOfSlug: (slug) => ifSold(shelf.placeOfSlug(slug)),
    inOrder(order, fits) {
      const found: Place[] = [];
      for (const each of orders.of(order, listId)) if (isSold(each) && fits(each)) found.push(each);
      return found;
    },
    isSoldOut: (at) => numberAt(stock, at) === 0,
    isPromoted: (at) => numberAt(prices.promo_id, at) !== NONE,
    article,
    find(productId) {
      const at = place(productId);
      return at === undefined ? undefined : article(at);
    },
    product: (at) => toProduct(article(at)),
    card: (at) => cardOf(article(at), around.classes),
  };
}
