import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { toCents } from '../../../core/rules/price.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { listProducts } from '../catalogue/listProducts.ts';
import type { Db } from '../database/database.ts';
import { productsById } from '../sql/catalogue/productsById.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { isSpared, sharedDiet } from '../sql/profile/sharedDiet.ts';

/** A substitute may cost so much more or less without a question to the customer, in per cent (account §5). */
export const tolerance = 20;

/** Is what comes near enough to what was ordered to be taken without the customer's answer (ruling 38)? Both in cents. */
export const isNear = (ordered: number, comes: number): boolean =>
  Math.abs(comes - ordered) * 100 <= ordered * tolerance;

const lookedThrough = 96;
const mostShown = 24;

/** What may come in a line's place, at this price in cents. */
export interface Substitute {
  product: Product;
  price: number;
  /** Above 0 it costs so many per cent more; undefined beside what costs nothing. */
  percent: number | undefined;
  /** Near enough to the price to be taken without a question. */
  near: boolean;
}

/** A product as a substitute of a line; undefined for what is none: itself, a service, what has no price or is sold by another unit. */
export function substituteFor(item: OrderItemRow, product: Product): Substitute | undefined {
  const price = toCents(product.priceDisplay ?? product.price ?? 0);
  if (price <= 0 || product.productId === item.product_id || isServiceProduct(product)) return undefined;
  if (quantityRule(product).unit !== quantityRule(item.product).unit) return undefined;
  const more = price - item.unit_price;
  return {
    product,
    price,
    percent: item.unit_price > 0 ? Math.round((more / item.unit_price) * 100) : undefined,
    near: isNear(item.unit_price, price),
  };
}

/** Size of a package, by its price and that of a kilo or litre; 0 where it is not known. */
const sizeOf = ({ price, priceDisplay = price, priceUmDisplay }: Product): number =>
  priceDisplay && priceUmDisplay ? priceDisplay / priceUmDisplay : 0;
/** How far a value is from the one asked for, from 0. */
const apart = (asked: number, comes: number): number =>
  asked > 0 && comes > 0 ? Math.abs(Math.log(comes / asked)) : 1;

/** Orders substitutes: what needs no question, then what stands on the same shelf, then by nearness of price and size. */
function byLikeness(item: OrderItemRow): (a: Substitute, b: Substitute) => number {
  const { categoryId } = item.product;
  const far = ({ product, price }: Substitute): number =>
    apart(item.unit_price, price) + apart(sizeOf(item.product), sizeOf(product));
  const isElsewhere = ({ product }: Substitute): number => Number(product.categoryId !== categoryId);
  return (a, b) => Number(b.near) - Number(a.near) || isElsewhere(a) - isElsewhere(b) || far(a) - far(b);
}

/** What of the order's store meets the words, or without words stands beside the product: as much of it as was ordered is there, nothing that the customer has asked to be spared, what needs no question first. */
export async function findSubstitutes(
  db: Db,
  catalogue: Catalogue,
  { order, item, q }: { order: OrderRow; item: OrderItemRow; q: string },
): Promise<Substitute[]> {
  const view = await catalogue.current();
  const { categoryId } = item.product;
  const asked = q.trim() ? { q } : { category_id: categoryId ?? 0 };
  const { articles } = await listProducts(
    view,
    order.warehouse_id,
    { ...asked, facets: new Map() },
    { pageSize: lookedThrough },
  );
  const ids = articles.map((place) => view.shelf.ids.values[place]!);
  const known = await productsById(db, ids, order.warehouse_id);
  const diet = await sharedDiet(db, order.user_id);
  const found = ids.flatMap((id) => {
    const product = known.get(id);
    if (!product || toThousandths(product.available ?? 0) < item.quantity || isSpared(product, diet)) return [];
    return substituteFor(item, product) ?? [];
  });
  return found.toSorted(byLikeness(item)).slice(0, mostShown);
}
