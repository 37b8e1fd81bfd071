import { createAssortment, type Assortment } from './assortment.ts';
import { createOrders, type Orders } from './orders.ts';
import type { ProductFacts, readPrices, readStock } from './productFacts.ts';
import type { Surroundings } from './readCatalogue.ts';
import { createSearches, type Searches, type SearchPlaces } from './searches.ts';
import type { Place, Shelf } from './shelf.ts';
import { createTree, type Tree } from './tree.ts';

/** The catalogue in memory: what lists, facets, suggestions and the tree are answered from. */
export interface CatalogueView extends Searches, Tree, Pick<Surroundings, 'classes' | 'vendors' | 'pages' | 'stores'> {
  /** Rises with every change of what it answers. */
  readonly version: number;
  /** All products of the chain, at whatever store. */
  readonly shelf: Shelf;
  assortment(warehouseId: number): Assortment;
  /** The warehouse whose prices and stock a shared answer has: that of the address's `hash` (ruling 25), else the default store's. */
  warehouseOf(hash: string | undefined): number;
}

type Rows<Read extends (...words: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

/** The same, as its owner keeps it up to date. */
export interface LiveView extends CatalogueView {
  /** The sorted products. */
  readonly orders: Orders;
  /** Takes over all that is now known of some products' stock. */
  restock(ids: ReadonlySet<number>, rows: Rows<typeof readStock>): void;
  /** The same for their prices. */
  reprice(ids: ReadonlySet<number>, rows: Rows<typeof readPrices>): void;
  /** Takes over products that were changed, are new, or, where they are not among `rows`, are gone; words are looked for anew. */
  replace(ids: ReadonlySet<number>, rows: readonly ProductFacts[], searched: SearchPlaces): void;
  /** From now on answers for this day (YYYY-MM-DD). */
  beginDay(date: string): void;
}

/** A view whose surroundings alone differ from those of the one `before` goes on with its orders. */
export function createView(
  searched: SearchPlaces,
  shelf: Shelf,
  around: Surroundings,
  before: LiveView | undefined,
): LiveView {
  let version = (before?.version ?? 0) + 1;
  let today = '';
  let searches = createSearches(searched);
  const orders = before?.shelf === shelf && before.orders.holdIn(around) ? before.orders : createOrders(shelf, around);
  const assortments = new Map<number, Assortment>();
  const warehouses = new Set(around.stores.map(({ warehouse_id }) => warehouse_id));
  const placesOf = (ids: Iterable<number>) => new Set<Place>([...ids].flatMap((id) => shelf.place(id) ?? []));
  return {
    ...createTree(around),
    hits: (q) => searches.hits(q),
    corrected: (q) => searches.corrected(q),
    classes: around.classes,
    vendors: around.vendors,
    pages: around.pages,
    stores: around.stores,
    shelf,
    orders,
    get version() {
      return version;
    },
    assortment(warehouseId) {
      const known = assortments.get(warehouseId);
      if (known) return known;
      const isOurs = around.priceListOf.has(warehouseId);
      const made = createAssortment({ shelf, around, orders }, isOurs ? warehouseId : 0, () => today);
      if (isOurs) assortments.set(warehouseId, made);
      return made;
    },
    warehouseOf(hash) {
      const asked = Number(/^w(\d{1,9})d/.exec(hash ?? '')?.[1]);
      return warehouses.has(asked) ? asked : (around.stores[0]?.warehouse_id ?? 0);
    },
    restock(ids, rows) {
      version += 1;
      shelf.restock(ids, rows);
    },
    reprice(ids, rows) {
      version += 1;
      shelf.reprice(ids, rows);
      orders.move(placesOf(ids), 'price');
    },
    replace(ids, rows, places) {
      version += 1;
      const there = new Set(rows.map(({ product_id }) => product_id));
      const touched = placesOf(ids);
      for (const id of ids) if (!there.has(id)) shelf.remove(id);
      for (const row of rows) touched.add(shelf.put(row));
      orders.move(touched, 'product');
      searches = createSearches(places);
    },
    beginDay(date) {
      if (date === today) return;
      if (today !== '') version += 1;
      today = date;
      orders.beginDay(date);
    },
  };
}
