import { hash } from 'node:crypto';
import { flags, NONE, type Place, type Shelf } from './shelf.ts';
import type { Surroundings } from './readCatalogue.ts';

type Compare = (a: Place, b: Place) => number;

/** What an order is made from: the shelf, the prices of a list, the priorities of the categories, and the day for what is mixed anew every day. */
interface Ground {
  shelf: Shelf;
  listId: number;
  priorities: ReadonlyMap<number, number>;
  today: string;
}

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

type Value = (place: Place) => number;

const rising =
  (of: Value): Compare =>
  (a, b) =>
    of(a) - of(b);
const falling =
  (of: Value): Compare =>
  (a, b) =>
    of(b) - of(a);

/** A value that is worked out once for each place, when it is first compared. */
function once({ shelf }: Ground, make: Value): Value {
  const known = new Float64Array(shelf.size).fill(NaN);
  return (place) => {
    const value = known[place]!;
    return Number.isNaN(value) ? (known[place] = make(place)) : value;
  };
}

const byId = ({ shelf }: Ground): Compare => rising((place) => shelf.ids.values[place]!);
const first =
  (flag: number) =>
  ({ shelf }: Ground): Compare =>
    falling((place) => shelf.flags.values[place]! & flag);
const highlightsFirst = first(flags.highlight);
const newFirst = first(flags.isNew);

const byCategory = (ground: Ground): Compare =>
  rising(once(ground, (place) => ground.priorities.get(ground.shelf.categories.values[place]!) ?? 0));

/** As the MD5 of ids with a word puts them: as good as no order, and always the same. */
const HEX_DIGITS = 12;
const mixed = (ground: Ground, word: string): Compare =>
  rising(
    once(ground, (place) => parseInt(hash('md5', `${ground.shelf.ids.values[place]}${word}`).slice(0, HEX_DIGITS), 16)),
  );

const byName =
  ({ shelf: { sortNames } }: Ground): Compare =>
  (a, b) =>
    sortNames[a]! < sortNames[b]! ? -1 : sortNames[a]! > sortNames[b]! ? 1 : 0;

const priceOf = ({ shelf, listId }: Ground, column: 'paid' | 'unit_price' | 'promo_id'): Value => {
  const { values } = shelf.prices(listId)[column];
  return (place) => values[place] ?? NONE;
};

const promotedFirst = (ground: Ground): Compare => {
  const promo = priceOf(ground, 'promo_id');
  return rising((place) => (promo(place) === NONE ? Number.MAX_SAFE_INTEGER : promo(place)));
};

const orders = {
  'name asc': (ground: Ground) => inOrder(byName(ground), byId(ground)),
  'price asc': (ground: Ground) => inOrder(rising(priceOf(ground, 'paid')), byId(ground)),
  'price desc': (ground: Ground) => inOrder(falling(priceOf(ground, 'paid')), byId(ground)),
  'priceUm asc': (ground: Ground) => inOrder(rising(priceOf(ground, 'unit_price')), byId(ground)),
  'priority desc': (ground: Ground) =>
    inOrder(highlightsFirst(ground), newFirst(ground), byCategory(ground), byId(ground)),
  /** The shop's own order within a category. */
  within: (ground: Ground) => inOrder(highlightsFirst(ground), byCategory(ground), byId(ground)),
  /** The shop's own order over all departments, mixed. */
  across: (ground: Ground) => inOrder(highlightsFirst(ground), mixed(ground, ''), byId(ground)),
  proposals: (ground: Ground) =>
    inOrder(highlightsFirst(ground), promotedFirst(ground), byCategory(ground), byId(ground)),
  /** Mixed anew every day. */
  shuffled: (ground: Ground) => inOrder(mixed(ground, ground.today), byId(ground)),
} satisfies Record<string, (ground: Ground) => Compare>;

export type Order = keyof typeof orders;

const ofOneList: readonly Order[] = ['price asc', 'price desc', 'priceUm asc', 'proposals'];
const asked: readonly Order[] = ['name asc', 'price asc', 'price desc', 'priceUm asc', 'priority desc'];

/** May a customer ask for this order? */
export const isOrder = (name: string): name is Order => (asked as readonly string[]).includes(name);

/** All places in the orders that were asked for. */
export interface Orders {
  /** Do they hold in these surroundings too? */
  holdIn(around: Surroundings): boolean;
  of(order: Order, listId: number): Int32Array;
  /** These places are other products now, or have other prices alone. */
  move(places: ReadonlySet<Place>, what: 'product' | 'price'): void;
  beginDay(date: string): void;
}

/** An order in which some places have moved or are new. */
function moved(order: Int32Array, places: ReadonlySet<Place>, compare: Compare): Int32Array {
  const rest = order.filter((place) => !places.has(place));
  const made = new Int32Array(rest.length + places.size);
  let [from, to] = [0, 0];
  for (const place of [...places].sort(compare)) {
    let [low, high] = [from, rest.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(rest[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    made.set(rest.subarray(from, low), to);
    to += low - from;
    from = low;
    made[to++] = place;
  }
  made.set(rest.subarray(from), to);
  return made;
}

/** Sorts when it is asked; price lists share what does not depend on prices. */
export function createOrders(shelf: Shelf, { categories }: Surroundings): Orders {
  const priorities = new Map(categories.map((row) => [row.category_id, row.priority]));
  const known = new Map<string, { order: Order; listId: number; places: Int32Array }>();
  let today = '';
  const compareBy = (order: Order, listId: number) => orders[order]({ shelf, listId, priorities, today });
  return {
    holdIn: (around) =>
      around.categories.length === priorities.size &&
      around.categories.every((row) => priorities.get(row.category_id) === row.priority),
    of(order, listId) {
      const own = ofOneList.includes(order) ? listId : NONE;
      const key = `${order} ${own}`;
      const found = known.get(key);
      if (found) return found.places;
      const places = Int32Array.from({ length: shelf.size }, (_, place) => place).sort(compareBy(order, own));
      known.set(key, { order, listId: own, places });
      return places;
    },
    move(places, what) {
      for (const each of known.values())
        if (what === 'product' || ofOneList.includes(each.order))
          each.places = moved(each.places, places, compareBy(each.order, each.listId));
    },
    beginDay(date) {
      today = date;
      known.delete(`shuffled ${NONE}`);
    },
  };
}
