import { createAssortment, type Assortment } from './assortment.ts';
import type { CatalogueRows, PriceFacts } from './readCatalogue.ts';
import { createSearches, type Searches, type SearchPlaces } from './searches.ts';
import { createTree, type Tree } from './tree.ts';

/** The catalogue in memory: what lists, facets, suggestions and the tree are answered from. */
export interface CatalogueView extends Searches, Tree, Pick<CatalogueRows, 'classes' | 'vendors' | 'pages' | 'stores'> {
  /** Rises with every change of what it answers. */
  readonly version: number;
  assortment(warehouseId: number): Assortment;
  /** The warehouse whose prices and stock a shared answer has: that of the address's `hash` (ruling 25), else the default store's. */
  warehouseOf(hash: string | undefined): number;
}

/** The same, as its owner keeps it up to date. */
export interface LiveView extends CatalogueView {
  /** Takes over the stock of some products, by warehouse. */
  restock(stock: CatalogueRows['stock']): void;
  /** Takes over the prices of some products, by list; where a list has none of them, it is not sold there any more. */
  reprice(productIds: Iterable<number>, prices: CatalogueRows['prices']): void;
  /** From now on answers for this day (YYYY-MM-DD). */
  beginDay(date: string): void;
}

export function createView(places: SearchPlaces, rows: CatalogueRows, firstVersion: number): LiveView {
  let version = firstVersion;
  let today = '';
  let assortments = new Map<number, Assortment>();
  return {
    ...createTree(rows),
    ...createSearches(places),
    classes: rows.classes,
    vendors: rows.vendors,
    pages: rows.pages,
    stores: rows.stores,
    get version() {
      return version;
    },
    assortment(warehouseId) {
      const known = assortments.get(warehouseId) ?? createAssortment(rows, warehouseId, today);
      if (rows.priceListOf.has(warehouseId)) assortments.set(warehouseId, known);
      return known;
    },
    warehouseOf(hash) {
      const asked = Number(/^w(\d{1,9})d/.exec(hash ?? '')?.[1]);
      const store = rows.stores.find(({ warehouse_id }) => warehouse_id === asked) ?? rows.stores[0];
      return store?.warehouse_id ?? 0;
    },
    restock(stock) {
      version += 1;
      for (const [warehouseId, amounts] of stock)
        for (const [productId, available] of amounts) {
          rows.stock.get(warehouseId)?.set(productId, available);
          assortments.get(warehouseId)?.restock(productId, available);
        }
    },
    reprice(productIds, prices) {
      version += 1;
      const known = [...assortments];
      for (const listId of new Set(rows.priceListOf.values())) {
        const kept = rows.prices.get(listId) ?? new Map<number, PriceFacts>();
        rows.prices.set(listId, kept);
        const sold = known.filter(([warehouseId]) => rows.priceListOf.get(warehouseId) === listId);
        for (const productId of productIds) {
          const price = prices.get(listId)?.get(productId);
          if (price) kept.set(productId, price);
          else kept.delete(productId);
          for (const [warehouseId, assortment] of sold)
            if (!assortment.reprice(productId, price)) assortments.delete(warehouseId);
        }
      }
    },
    beginDay(date) {
      if (date === today) return;
      if (today !== '') version += 1;
      today = date;
      assortments = new Map();
    },
  };
}
