import { createBoundedCache } from './boundedCache.ts';
import { createColumn, createRecords, type Column } from './columns.ts';
import type { ProductRow } from '../sql/catalogue/productRows.ts';
import { shownColumns, type ProductFacts, type readPrices, type readStock } from './productFacts.ts';

type PriceRow = Awaited<ReturnType<typeof readPrices>>[number];
type StockRow = Awaited<ReturnType<typeof readStock>>[number];
type Shown = Pick<ProductRow, Exclude<(typeof shownColumns)[number], 'limit_class_id' | 'description'>> & {
  limit_class_id: number | null;
  description: Record<string, string>;
};

/** Where a product stands on the shelf: the same number as long as the process lives. */
export type Place = number;

/** Instead of a price, a promotion or a stock that there is not. */
export const NONE = -1;
/** Instead of the thousandths of a stock that never ends. */
export const UNLIMITED = -2;

export const flags = { isNew: 1, highlight: 2, alwaysLow: 4 } as const;

/** The prices of one list, in cents. */
export type PriceColumns = Record<'list' | 'paid' | 'unit_price' | 'lowest30' | 'promo_id', Column>;

/** All products of the chain with their prices and stock, as columns: what lists are chosen and sorted by is a number at each place, what is shown a text that is read when it is. */
export interface Shelf {
  readonly ids: Column;
  readonly categories: Column;
  readonly vendors: Column;
  readonly flags: Column;
  /** Which of the `classSets` a product has. */
  readonly classes: Column;
  readonly classSets: readonly (readonly number[])[];
  readonly slugs: readonly string[];
  readonly sortNames: readonly string[];
  readonly barcodes: readonly string[];
  /** Places that are taken, also those of products that are gone. */
  readonly size: number;
  place(productId: number): Place | undefined;
  placeOfSlug(slug: string): Place | undefined;
  /** What is known of a product besides, as it was read. */
  shown(place: Place): Shown;
  prices(listId: number): PriceColumns;
  /** Thousandths in a warehouse, UNLIMITED, or NONE where it does not have the product. */
  stocks(warehouseId: number): Column;
  /** Takes a product in, or over anew; gives its place. */
  put(product: ProductFacts): Place;
  remove(productId: number): void;
  price(row: PriceRow): void;
  stock(row: StockRow): void;
  /** Takes over all that is now known of some products' prices: a list that has none of them does not sell them any more. */
  reprice(ids: Iterable<number>, rows: readonly PriceRow[]): void;
  /** The same for their stock. */
  restock(ids: Iterable<number>, rows: readonly StockRow[]): void;
}

/** Products whose texts are kept as they were read: some 60 MB. */
const MOST_READ = 20_000;

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

export function createShelf(): Shelf {
  const [ids, categories, vendors, marks, classes] = [NONE, NONE, NONE, 0, 0].map(createColumn) as [
    Column,
    Column,
    Column,
    Column,
    Column,
  ];
  const records = createRecords();
  const recordOf: number[] = [];
  const [slugs, sortNames, barcodes]: [string[], string[], string[]] = [[], [], []];
  const places = new Map<number, Place>();
  const bySlug = new Map<string, Place>();
  const classSets: (readonly number[])[] = [];
  const setOf = new Map<string, number>();
  const lists = new Map<number, PriceColumns>();
  const warehouses = new Map<number, Column>();
  const read = createBoundedCache<Place, Shown>(MOST_READ, () => 1);

  const prices = (listId: number) =>
    kept(lists, listId, () => ({
      list: createColumn(NONE),
      paid: createColumn(NONE),
      unit_price: createColumn(NONE),
      lowest30: createColumn(NONE),
      promo_id: createColumn(NONE),
    }));
  const stocks = (warehouseId: number) => kept(warehouses, warehouseId, () => createColumn(NONE));
  const placesOf = (productIds: Iterable<number>): Place[] => [...productIds].flatMap((id) => places.get(id) ?? []);

  const shelf: Shelf = {
    ids,
    categories,
    vendors,
    flags: marks,
    classes,
    classSets,
    slugs,
    sortNames,
    barcodes,
    get size() {
      return slugs.length;
    },
    place: (productId) => places.get(productId),
    placeOfSlug: (slug) => bySlug.get(slug),
    shown(place) {
      const known = read.get(place);
      if (known) return known;
      const values = JSON.parse(records.read(recordOf[place]!)) as unknown[];
      const shown = Object.fromEntries(shownColumns.map((name, at) => [name, values[at]])) as unknown as Shown;
      read.set(place, shown);
      return shown;
    },
    prices,
    stocks,
    put(product) {
      const place = places.get(product.product_id) ?? slugs.length;
      const old = slugs[place];
      if (old !== undefined && bySlug.get(old) === place) bySlug.delete(old);
      places.set(product.product_id, place);
      bySlug.set(product.slug, place);
      slugs[place] = product.slug;
      sortNames[place] = product.sort_name;
      barcodes[place] = product.barcode;
      recordOf[place] = records.add(product.shown);
      read.delete(place);
      ids.set(place, product.product_id);
      categories.set(place, product.category_id);
      vendors.set(place, product.vendor_id);
      marks.set(
        place,
        (product.is_new ? flags.isNew : 0) |
          (product.highlight ? flags.highlight : 0) |
          (product.always_low ? flags.alwaysLow : 0),
      );
      classes.set(
        place,
        kept(setOf, product.class_ids.join(), () => classSets.push(product.class_ids) - 1),
      );
      return place;
    },
    remove(productId) {
      const place = places.get(productId);
      if (place === undefined) return;
      shelf.reprice([productId], []);
      shelf.restock([productId], []);
      if (bySlug.get(slugs[place]!) === place) bySlug.delete(slugs[place]!);
      places.delete(productId);
    },
    price({ price_list_id, product_id, lowest30, promo_id, ...numbers }) {
      const place = places.get(product_id);
      if (place === undefined) return;
      const columns = prices(price_list_id);
      columns.list.set(place, numbers.list);
      columns.paid.set(place, numbers.paid);
      columns.unit_price.set(place, numbers.unit_price);
      columns.lowest30.set(place, lowest30 ?? NONE);
      columns.promo_id.set(place, promo_id ?? NONE);
    },
    stock({ warehouse_id, product_id, available }) {
      const place = places.get(product_id);
      if (place !== undefined) stocks(warehouse_id).set(place, available ?? UNLIMITED);
    },
    reprice(productIds, rows) {
      for (const place of placesOf(productIds))
        for (const columns of lists.values()) for (const column of Object.values(columns)) column.set(place, NONE);
      for (const row of rows) shelf.price(row);
    },
    restock(productIds, rows) {
      for (const place of placesOf(productIds)) for (const column of warehouses.values()) column.set(place, NONE);
      for (const row of rows) shelf.stock(row);
    },
  };
  return shelf;
}
