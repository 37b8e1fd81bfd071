import type { Kysely } from 'kysely';
import { romeTime } from '../../../core/rules/dates.ts';
import type { Database } from '../database/database.ts';
import { changesChannel } from '../database/migrations/priceNotices.ts';
import type { Listen, Listening } from '../database/listen.ts';
import type { Replica } from '../database/replica.ts';
import { readTogether } from '../database/transact.ts';
import { readFacts, readPrices, readStock } from './productFacts.ts';
import { readShelf, readSurroundings } from './readCatalogue.ts';
import type { SearchPlaces } from './searches.ts';
import { createClock, now, toldBy, type Clock } from '../time/clock.ts';
import { createView, type CatalogueView, type LiveView } from './view.ts';

/** The read model of the catalogue in this process, right at every moment. */
export interface Catalogue {
  /** The catalogue with everything that was committed before this call. */
  current(): Promise<CatalogueView>;
  /** When it was last read, by this process's steady clock; undefined before. */
  readAt(): number | undefined;
}

const MINUTE = 60_000;

/** What was heard and is to be read: everything, what stands around the products, or some products themselves, their stock or their prices. */
const nothing = () => ({
  whole: false,
  rest: false,
  product: new Set<number>(),
  stock: new Set<number>(),
  price: new Set<number>(),
});
const byProduct = ['product', 'stock', 'price'] as const;

/** Reads the catalogue when it is first asked for and whenever a writer has changed it; products, their stock and prices one by one. A replica makes the searches, nothing else. */
export function createCatalogue(
  db: Kysely<Database>,
  listen: Listen,
  replica?: Replica,
  clock: Clock = createClock(),
): Catalogue {
  /** How many changes were heard, and how many of them the view has. */
  let heard = 1;
  let known = 0;
  let unread = { ...nothing(), whole: true };
  let view: LiveView | undefined;
  let reading: Promise<void> | undefined;
  let listening: Promise<Listening> | undefined;
  /** The view that has been told the day, and when. */
  let dated: LiveView | undefined;
  let minute = 0;
  let readAt: number | undefined;

  const hear = (notice: string | null) => {
    heard += 1;
    const [, what, ids] = /^(product|stock|price):(.+)$/.exec(notice ?? '') ?? [];
    if (ids) for (const id of ids.split(',')) unread[what as (typeof byProduct)[number]].add(Number(id));
    else if (notice === 'rest') unread.rest = true;
    else unread.whole = true;
  };

  /** The replica for the searches of what has just been read: only one that has all of it. */
  async function searching(): Promise<SearchPlaces['replica']> {
    if (!replica) return undefined;
    const place = await replica.place();
    return { db: () => replica.holding(place), suspect: () => replica.suspect() };
  }

  /** Takes over products one by one: first themselves, then what is said of them. */
  async function readProducts(into: LiveView, { product, stock, price }: typeof unread): Promise<void> {
    if (product.size > 0) {
      const facts = await readFacts(db, [...product]);
      into.replace(product, facts, { db, replica: await searching() });
    }
    if (stock.size > 0) into.restock(stock, await readStock(db, [...stock]));
    if (price.size > 0) into.reprice(price, await readPrices(db, [...price]));
  }

  async function read(): Promise<void> {
    const upTo = heard;
    const asked = unread;
    unread = nothing();
    try {
      if (asked.whole || asked.rest || !view) {
        const { shelf, around } = await readTogether(db, async (moment) => ({
          shelf: asked.whole || !view ? await readShelf(moment) : view.shelf,
          around: await readSurroundings(moment),
        }));
        view = createView({ db, replica: await searching() }, shelf, around, view);
      }
      if (!asked.whole) await readProducts(view, asked);
      known = upTo;
      readAt = performance.now();
    } catch (failure) {
      for (const what of byProduct) for (const id of asked[what]) unread[what].add(id);
      unread.rest ||= asked.rest;
      unread.whole ||= asked.whole;
      throw failure;
    }
  }

  const listenOnce = () =>
    (listening ??= listen(changesChannel, hear).catch((failure: unknown) => {
      listening = undefined;
      throw failure;
    }));

  return {
    readAt: () => readAt,
    async current() {
      await (await listenOnce()).settle();
      const wanted = heard;
      while (!view || known < wanted) {
        reading ??= read().finally(() => (reading = undefined));
        await reading;
      }
      const told = Math.floor(toldBy(clock) / MINUTE);
      if (told !== minute || view !== dated) view.beginDay(romeTime(told * MINUTE).date);
      // The database tells the day, without anybody waiting for it.
      if (told !== minute) void now(db, clock).catch(() => undefined);
      minute = told;
      dated = view;
      return view;
    },
  };
}
