import { createHash } from 'node:crypto';
import type { Product } from '../../../core/schema/catalogue.ts';
import { cardOf } from '../sql/catalogue/cards.ts';
import { toProduct } from '../sql/catalogue/toProduct.ts';
import type { ProductRow } from '../sql/catalogue/productRows.ts';
import type { CatalogueRows, PriceFacts, ProductFacts } from './readCatalogue.ts';

/** A product as one warehouse sells it. */
export type Article = ProductRow & ProductFacts & { soldOut: boolean };

type Compare = (a: Article, b: Article) => number;

const byId: Compare = (a, b) => a.product_id - b.product_id;
const first =
  (flag: (article: Article) => boolean): Compare =>
  (a, b) =>
    Number(flag(b)) - Number(flag(a));
const mixed = (text: string): string => createHash('md5').update(text).digest('hex');

/** Compares by one thing after the other. */
const inOrder =
  (...ways: readonly Compare[]): Compare =>
  (a, b) => {
    for (const way of ways) {
      const order = way(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

/** By a text that is worked out once for each product. */
function byText(textOf: (article: Article) => string): Compare {
  const texts = new Map<number, string>();
  const text = (article: Article): string => {
    const known = texts.get(article.product_id);
    if (known !== undefined) return known;
    const made = textOf(article);
    texts.set(article.product_id, made);
    return made;
  };
  return (a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0);
}

const byCategory: Compare = (a, b) => a.category_priority - b.category_priority;
const byPrice: Compare = (a, b) => a.paid - b.paid;
const promotedFirst: Compare = (a, b) =>
  (a.promo_id ?? Number.MAX_SAFE_INTEGER) - (b.promo_id ?? Number.MAX_SAFE_INTEGER);

const orders = {
  'name asc': () =>
    inOrder(
      byText((article) => article.sort_name),
      byId,
    ),
  'price asc': () => inOrder(byPrice, byId),
  'price desc': () => inOrder((a, b) => byPrice(b, a), byId),
  'priceUm asc': () => inOrder((a, b) => a.unit_price - b.unit_price, byId),
  'priority desc': () =>
    inOrder(
      first((article) => article.highlight),
      first((article) => article.is_new),
      byCategory,
      byId,
    ),
  /** The shop's own order within a category. */
  within: () =>
    inOrder(
      first((article) => article.highlight),
      byCategory,
      byId,
    ),
  /** The shop's own order over all departments, mixed. */
  across: () =>
    inOrder(
      first((article) => article.highlight),
      byText((article) => mixed(String(article.product_id))),
      byId,
    ),
  proposals: () =>
    inOrder(
      first((article) => article.highlight),
      promotedFirst,
      byCategory,
      byId,
    ),
} satisfies Record<string, () => Compare>;

export type Order = keyof typeof orders;

const ordersByPrice: readonly Order[] = ['price asc', 'price desc', 'priceUm asc', 'proposals'];

export const isOrder = (name: string): name is Order => Object.hasOwn(orders, name);

/** What one warehouse sells on a day, with its prices and stock. */
export interface Assortment {
  find(productId: number): Article | undefined;
  findSlug(slug: string): Article | undefined;
  /** All articles in an order. */
  inOrder(order: Order): readonly Article[];
  /** All articles, mixed anew every day. */
  shuffled(): readonly Article[];
  /** The product as lines of carts are made from. */
  product(article: Article): Product;
  /** The product as cards show it. */
  card(article: Article): Product;
  /** Takes over a product's stock, in thousandths. */
  restock(productId: number, available: number | null): void;
  /** Takes over a product's price; false where it begins or ceases to be sold by that, for which the assortment is made anew. */
  reprice(productId: number, price: PriceFacts | undefined): boolean;
}

const isSoldOut = (available: number | null): boolean => available !== null && available <= 0;

/** The assortment of a warehouse; an unknown one sells nothing. */
export function createAssortment(rows: CatalogueRows, warehouseId: number, today: string): Assortment {
  const prices = rows.prices.get(rows.priceListOf.get(warehouseId) ?? -1);
  const stock = rows.stock.get(warehouseId);
  const gifts = rows.gifts.filter((gift) => gift.start_date <= today && today <= gift.end_date);
  const giftsOf = (categoryId: number) => {
    const above = rows.ancestors.get(categoryId) ?? [];
    const own = gifts.filter((gift) => gift.category_id !== null && above.includes(gift.category_id));
    return own.length > 0 ? own : null;
  };
  const articles = rows.products.flatMap((facts): Article[] => {
    const price = prices?.get(facts.product_id);
    const available = stock?.get(facts.product_id);
    if (!price || available === undefined) return [];
    const gifts = giftsOf(facts.category_id);
    return [{ ...facts, ...price, gifts, available, warehouse_id: warehouseId, soldOut: isSoldOut(available) }];
  });
  const ids = new Map(articles.map((article) => [article.product_id, article]));
  const slugs = new Map(articles.map((article) => [article.slug, article]));
  const sorted = new Map<Order | 'shuffled', readonly Article[]>();
  const products = new Map<number, Product>();
  const cards = new Map<number, Product>();
  const keptOrder = (name: Order | 'shuffled', compare: () => Compare): readonly Article[] => {
    const known = sorted.get(name) ?? articles.toSorted(compare());
    sorted.set(name, known);
    return known;
  };
  const forget = (productId: number) => {
    products.delete(productId);
    cards.delete(productId);
  };

  return {
    find: (productId) => ids.get(productId),
    findSlug: (slug) => slugs.get(slug),
    inOrder: (order) => keptOrder(order, orders[order]),
    shuffled: () => keptOrder('shuffled', () => byText((article) => mixed(`${article.product_id}${today}`))),
    product(article) {
      const known = products.get(article.product_id) ?? toProduct(article);
      products.set(article.product_id, known);
      return known;
    },
    card(article) {
      const known = cards.get(article.product_id) ?? cardOf(article, rows.classes);
      cards.set(article.product_id, known);
      return known;
    },
    restock(productId, available) {
      const article = ids.get(productId);
      if (!article) return;
      Object.assign(article, { available, soldOut: isSoldOut(available) });
      forget(productId);
    },
    reprice(productId, price) {
      const article = ids.get(productId);
      if (!article || !price) return !article && (!price || !stock?.has(productId));
      Object.assign(article, price);
      forget(productId);
      for (const order of ordersByPrice) sorted.delete(order);
      return true;
    },
  };
}
