import { readFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { checkout } from '../core/api/endpoints/checkout.ts';
import { freePort, waitForAnswer } from '../demo/run/ports.ts';
import { startProcess } from '../demo/run/processes.ts';
import { migrate } from '../demo/server/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../demo/server/database/open.ts';
import { repository } from '../demo/wordpress/site.ts';
import { createBuying } from '../tests/demo/server/buying.ts';
import { caller } from '../tests/demo/server/caller.ts';
import { plainProducts } from '../tests/demo/server/people.ts';
import { temporaryDatabase } from '../tests/demo/server/shop.ts';
import { openPostgres } from '../tests/run/postgres.ts';
import { addToCart, api, newShoppers, viewCart } from './apiShoppers.ts';
import { coreSeconds, residentOf } from './cpu.ts';
import type { Shot } from './hammer.ts';
import { multiplyProducts, multiplyStores } from './manyProducts.ts';
import { median } from './report.ts';

/** Products, or products x stores. */
const sizes = (process.env['SIZES'] ?? '1700,100000').split(',');
const turns = 3;
/** Each call is made for so long in a turn, by so many at once. */
const turnMs = 500;
const atOnce = 4;
const buysATurn = 12;
/** Of an API process; what needs more does not open. */
const heapMb = 6_000;
const patienceMs = 240_000;

const words = 'latte pane pasta acqua olio vino birra formaggio prosciutto mele riso uova burro yogurt biscotti'.split(
  ' ',
);

/** One shop of one size, with its own API process. */
interface Place {
  size: string;
  origin: string;
  pid: number;
  database: OpenDatabase;
  facts: Record<string, string>;
  calls: Map<string, () => Promise<void>>;
  stop(): Promise<void>;
}

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

async function send({ origin, path: address, method = 'GET', headers, body }: Shot): Promise<void> {
  const answer = await fetch(origin + address, { method, ...(headers && { headers }), ...(body && { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 200)}`);
}

/** Every call that is measured; an address with a number of its own is answered by no kept answer. */
async function callsOf(origin: string, database: OpenDatabase): Promise<Place['calls']> {
  let number = 0;
  const get =
    (address: string, warehouse = 0) =>
    () =>
      send({ origin, path: `${api}${address}&n=${(number += 1)}&hash=w${warehouse}d0t0` });
  const one = <T>(list: readonly T[]): T => list[(number += 1) % list.length]!;
  const shop = { db: database.db, request: caller((at, init) => fetch(origin + at, init)) };
  const stores = await database.db.selectFrom('store').select('warehouse_id').execute();
  const warehouses = stores.map(({ warehouse_id }) => warehouse_id);
  const products = await plainProducts(shop, 3, 1_000_000);
  await database.db.updateTable('timeslot').set({ capacity: 1_000_000 }).execute();
  const buying = createBuying(shop, products[2]!);
  const people = await newShoppers(origin, atOnce, products[1]!);
  const { people: buyers } = await buying.buyers(buysATurn * (turns + 1), products[0]!, 2);
  const [first] = buyers;
  return new Map<string, () => Promise<void>>([
    ['list of 24, first page, with facets', get('/products?parent_category_id=2&page_size=24')],
    ['the same, kept', () => send({ origin, path: `${api}/products?parent_category_id=2&page_size=24&hash=w0d0t0` })],
    ['the same, page 50', get('/products?parent_category_id=2&page_size=24&page=50')],
    ['the same, of any store', () => get(`/products?parent_category_id=2&page_size=24`, one(warehouses))()],
    ['list by price, one brand chosen', get('/products?page_size=24&sort=price%20asc&filters=vendor_id:1005')],
    ['search, words asked before', get('/products?q=latte&page_size=24')],
    [
      'search, new words',
      () => get(`/products?q=${one(words)}%20${one(words).slice(0, 3)}%20serie${(number % 500) + 1}&page_size=24`)(),
    ],
    ['suggest', get('/products/suggest?q=lat')],
    ['all stores', get('/store/list?all=1')],
    ['tree of 3', get('/category?depth=3')],
    [
      'slots',
      () =>
        send({ origin, path: `${api}/timeslot/list?n=1`, headers: { 'X-Ebsn-Session': first!.credentials.session! } }),
    ],
    ['cart/view', () => send(viewCart(origin, one(people)))],
    ['cart/add', () => send(addToCart(origin, one(people)))],
    [
      'buy',
      async () => {
        const buyer = buyers.pop();
        if (!buyer) throw new Error('There are no buyers left.');
        const { http, status } = await shop.request(checkout.buy, { payment_type_id: 22 }, buyer.credentials);
        if (http !== 200 || status !== 0) throw new Error(`buy: ${http} ${status}`);
      },
    ],
  ]);
}

/** Waits until the server has come up, a minute at most. */
async function isUp(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { db, close } = await openDatabase({ url });
    const failure = await sql`select 1`.execute(db).then(
      () => undefined,
      (error: Error) => error,
    );
    await close();
    if (!failure) return;
    if (tries > 60) throw failure;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Waits until a list is answered; throws what is answered instead when that takes too long. */
async function firstList(origin: string, address: string): Promise<number> {
  const begun = performance.now();
  for (let last = ''; ;) {
    const answer = await fetch(`${origin}${api}/products?page_size=24&hash=w0d0t0&n=${address}`).catch(() => undefined);
    if (answer?.ok) return performance.now() - begun;
    last = answer ? `${answer.status} ${(await answer.text()).slice(0, 160)}` : 'no answer';
    if (performance.now() - begun > patienceMs) throw new Error(last);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function openPlace(server: string, size: string): Promise<Place> {
  const { url } = await temporaryDatabase(server);
  const database = await openDatabase({ url });
  const begun = performance.now();
  await migrate(database.db);
  const [count = 0, stores = 0] = size.split('x').map(Number);
  if (count > 2_000) await multiplyProducts(url, count);
  if (stores > 8) await multiplyStores(url, stores);
  const made = performance.now() - begun;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATABASE_URL: url, NODE_OPTIONS: `--max-old-space-size=${heapMb}` };
  let ended = '';
  const { pid, stop } = startProcess('L’API', process.execPath, [path.join(repository, 'bench/apiServer.ts')], {
    env,
    quiet: true,
    onEnd: (reason) => (ended = reason),
  });
  const close = async () => {
    await stop();
    await database.close();
  };
  try {
    await waitForAnswer(`${origin}/health`);
    const opened = await firstList(origin, 'first');
    const { rows } = await sql<{
      count: number;
      stores: number;
      size: string;
    }>`select (select count(*)::integer from product) as count, (select count(*)::integer from store) as stores, pg_size_pretty(pg_database_size(current_database())) as size`.execute(
      database.db,
    );
    const calls = await callsOf(origin, database);
    const after = async (change: { execute(): Promise<unknown> }, address: string) => {
      await change.execute();
      return inSeconds(await firstList(origin, address));
    };
    const { db } = database;
    const price = db.updateTable('price').set({ paid: 999 }).where('product_id', '=', 20_001);
    const name = db.updateTable('product').set({ sort_name: 'zucca' }).where('product_id', '=', 20_001);
    const promotions = db.updateTable('promo').set({ ends: '2999-01-01' });
    return {
      size,
      origin,
      pid,
      database,
      calls,
      facts: {
        products: String(rows[0]!.count),
        stores: String(rows[0]!.stores),
        'the database': rows[0]!.size,
        'made in': inSeconds(made),
        'first list after the start': inSeconds(opened),
        'first list after one price has changed': await after(price, 'price'),
        'after a product was renamed': await after(name, 'name'),
        'after the promotions have changed': await after(promotions, 'promotions'),
        'memory of the API process': `${residentOf(pid)} MB`,
      },
      stop: close,
    };
  } catch (failure) {
    await close();
    throw new Error(`${size}: ${ended || (failure as Error).message}`);
  }
}

/** Milliseconds of one core that a call costs, in the API process and in PostgreSQL. */
async function costOf(
  call: () => Promise<void>,
  times: number | undefined,
  pids: readonly number[],
): Promise<number[]> {
  const before = pids.map(coreSeconds);
  let made = 0;
  const until = performance.now() + turnMs;
  const isOver = () => (times === undefined ? performance.now() > until : made >= times);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver()) {
        made += 1;
        await call();
      }
    }),
  );
  return pids.map((pid, at) => ((coreSeconds(pid) - before[at]!) * 1_000) / made);
}

interface Cost {
  api: number;
  database: number;
}

async function measure(places: readonly Place[], postgres: number): Promise<Map<string, Cost[]>> {
  const found = new Map<string, Cost[]>();
  for (const name of places[0]!.calls.keys()) {
    const times = name === 'buy' ? buysATurn : undefined;
    const costs = places.map((): number[][] => []);
    for (let turn = 0; turn < turns; turn += 1)
      for (const [at, place] of places.entries()) {
        if (turn === 0 && !times) await place.calls.get(name)!();
        costs[at]!.push(await costOf(place.calls.get(name)!, times, [place.pid, postgres]));
      }
    found.set(
      name,
      costs.map((each) => ({ api: median(each.map(([own]) => own!)), database: median(each.map(([, of]) => of!)) })),
    );
  }
  return found;
}

/** Prints what each call costs at catalogues of several sizes, as time of a core: a busy machine makes calls slower, not dearer. */
export async function benchScale(): Promise<void> {
  const folder = path.join(repository, '.cache/bench/scale');
  const server = await openPostgres(folder, { more: ['autovacuum=off', 'shared_buffers=512MB', 'max_wal_size=8GB'] });
  if (!server) return console.log('PostgreSQL is not installed: how far the shop goes is told with it alone.');
  const postgres = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const places: Place[] = [];
  try {
    await isUp(server.url);
    for (const size of sizes) {
      console.log(`${size}: being made (${Math.round(freemem() / 2 ** 30)} GB free)`);
      const place = await openPlace(server.url, size).catch((failure: Error) =>
        console.log(`NOT OPENED: ${failure.message}`),
      );
      if (place) places.push(place);
    }
    console.table(Object.fromEntries(places.map(({ size, facts }) => [size, facts])));
    if (places.length === 0) return;
    const costs = await measure(places, postgres);
    console.log(
      `Milliseconds of one core a call (API + PostgreSQL), median of ${turns} turns; then ratios to ${sizes[0]}`,
    );
    console.table(
      Object.fromEntries(
        [...costs].map(([name, each]) => [
          name,
          Object.fromEntries(
            each.flatMap(({ api: own, database }, at) => {
              const base = each[0]!.api + each[0]!.database;
              const size = places[at]!.size;
              return [
                [`${size}`, `${own.toFixed(2)} + ${database.toFixed(2)}`],
                ...(at === 0 ? [] : [[`× ${size}`, ((own + database) / base).toFixed(2)] as const]),
              ];
            }),
          ),
        ]),
      ),
    );
  } finally {
    for (const place of places) await place.stop();
    await server.stop();
  }
}
