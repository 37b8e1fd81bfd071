import type { Product } from '../schema/catalogue.ts';

/** One article as Google Analytics 4 names its members; the price is the shop's own, in euro. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  /** euro */
  price?: number;
  /** Pieces or kilograms. */
  quantity?: number;
}

type Goods = { currency: 'EUR'; items: readonly AnalyticsItem[] };

/** What is told of a visit, by the names that data layers know (GA4); amounts in euro, as the server gave them. */
export interface AnalyticsEvents {
  view_item: Goods;
  add_to_cart: Goods;
  remove_from_cart: Goods;
  begin_checkout: Goods & { value: number };
  purchase: Goods & { transaction_id: string; value: number };
  search: { search_term: string };
  login: { method: string };
  sign_up: { method: string };
}

/** A product as analytics are told of it; `quantity` in thousandths of a piece or kilogram. */
export const analyticsItem = (
  { productId, name, price }: Pick<Product, 'productId' | 'name' | 'price'>,
  quantity?: number,
): AnalyticsItem => ({
  item_id: String(productId),
  item_name: name,
  ...(typeof price === 'number' && { price }),
  ...(quantity !== undefined && { quantity: quantity / 1000 }),
});
