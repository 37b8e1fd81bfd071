import { cpus } from 'node:os';
import path from 'node:path';
import { freePort, waitForAnswer } from '../demo/run/ports.ts';
import { startProcess } from '../demo/run/processes.ts';
import { repository } from '../demo/wordpress/site.ts';
import { temporaryDatabase } from '../tests/demo/server/shop.ts';
import { openPostgres } from '../tests/run/postgres.ts';
import { addToCart, api, newShoppers, piecesOf, viewCart } from './apiShoppers.ts';
import { hammer, type Shot } from './hammer.ts';
import { median } from './report.ts';

const connections = 8;
const turn = 400;
const turns = 5;
const many = 10_000;

/** Answers a second of one call beside those of what it is held against. */
interface Measured {
  database: string;
  what: string;
  against: number;
  spesa: number;
  /** The call reaches at least so many times the other. */
  goal: number;
}

const reads = [
  { what: 'list of 24', address: '/products?parent_category_id=2&page_size=24&hash=w0d0t0', goal: 0.4 },
  { what: 'search', address: '/products?q=latte&page_size=24&hash=w0d0t0', goal: 0.25 },
  { what: 'suggest', address: '/products/suggest?q=lat&hash=w0d0t0', goal: 0.4 },
  { what: 'tree', address: '/category?depth=3&hash=w0d0t0', goal: 0.5 },
] as const;

interface Server {
  origin: string;
  stop(): Promise<void>;
}

async function openServer(url: string | undefined, products: number): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), PRODUCTS: String(products), DATABASE_URL: url ?? '' };
  const script = path.join(repository, 'bench/apiServer.ts');
  const { stop } = startProcess('L’API', process.execPath, [script], { env, quiet: true });
  await waitForAnswer(`${origin}/health`);
  return { origin, stop };
}

const get = (origin: string, address: string): Shot[] =>
  Array.from({ length: connections }, () => ({ origin, path: api + address }));
const below = (route: '/bare' | '/least', shots: readonly Shot[]): Shot[] =>
  shots.map((shot) => ({ ...shot, path: route + shot.path }));
const bare = (shots: readonly Shot[]): Shot[] => below('/bare', shots);

/** Answers a second of two sets of shots, in turns, so that a busy moment of the machine strikes both alike. */
async function inTurns(one: readonly Shot[], other: readonly Shot[]): Promise<{ against: number; spesa: number }> {
  const rates: [number[], number[]] = [[], []];
  await hammer(one, turn);
  await hammer(other, turn);
  for (let at = 0; at < turns; at++)
    for (const which of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      rates[which].push((await hammer(which === 0 ? one : other, turn)).perSecond);
  return { against: median(rates[0]), spesa: median(rates[1]) };
}

async function ofTheBaseShop(database: string, { origin }: Server): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const { what, address, goal } of reads) {
    const shots = get(origin, address);
    rows.push({ database, what, goal, ...(await inTurns(bare(shots), shots)) });
  }
  const people = await newShoppers(origin, connections);
  const views = people.map((one) => viewCart(origin, one));
  const adds = people.map((one) => addToCart(origin, one));
  for (const { what, shots, goal } of [
    { what: 'cart/view', shots: views, goal: 0.15 },
    { what: 'cart/add', shots: adds, goal: 0.05 },
  ]) {
    rows.push({ database, what, goal, ...(await inTurns(bare(shots), shots)) });
    // How far any server of this database could come: who is behind the bare route by more cannot reach the goal.
    rows.push({ database, what: `${what}, the least`, goal, ...(await inTurns(bare(shots), below('/least', shots))) });
  }
  return rows;
}

/** The same reads with many products, and the last pages of a list beside the first. */
async function ofManyProducts(database: string, { origin }: Server): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const { what, address, goal } of reads) {
    const shots = get(origin, address);
    rows.push({ database, what: `${what}, ${many} products`, goal: goal / 2, ...(await inTurns(bare(shots), shots)) });
  }
  const page = (from: number) =>
    Array.from({ length: connections }, (_, at) => ({
      origin,
      path: `${api}/products?page_size=24&page=${from + at}&hash=w0d0t0`,
    }));
  rows.push({
    database,
    what: `page 400 beside page 1, ${many} products`,
    goal: 1 / 1.2,
    ...(await inTurns(page(1), page(400))),
  });
  return rows;
}

/** Two processes on one database beside one, while all add to their carts; throws when an addition was lost. */
async function twoProcesses(database: string, url: string, first: Server): Promise<Measured> {
  const second = await openServer(url, 0);
  try {
    const people = await newShoppers(first.origin, connections);
    const before = await Promise.all(people.map((one) => piecesOf(first.origin, one)));
    const added = people.map(() => 0);
    const run = async (origins: readonly string[]) => {
      const shots = people.map((one, at) => addToCart(origins[at % origins.length] ?? first.origin, one));
      const { answers, perSecond } = await hammer(shots, 2 * turn);
      for (const [at, count] of answers.entries()) added[at] = (added[at] ?? 0) + count;
      return perSecond;
    };
    const one: number[] = [];
    const two: number[] = [];
    for (let at = 0; at < turns; at++) {
      one.push(await run([first.origin]));
      two.push(await run([first.origin, second.origin]));
    }
    const after = await Promise.all(people.map((each) => piecesOf(second.origin, each)));
    const lost = after.filter((pieces, at) => pieces !== (before[at] ?? 0) + (added[at] ?? 0)).length;
    if (lost > 0) throw new Error(`${lost} of ${connections} carts do not hold what was added by two processes.`);
    return { database, what: 'two processes beside one', goal: 0.9, against: median(one), spesa: median(two) };
  } finally {
    await second.stop();
  }
}

async function onDatabase(database: string, urlOf: () => Promise<string | undefined>): Promise<Measured[]> {
  const url = await urlOf();
  const rows: Measured[] = [];
  const base = await openServer(url, 0);
  try {
    rows.push(...(await ofTheBaseShop(database, base)));
    if (url) rows.push(await twoProcesses(database, url, base));
  } finally {
    await base.stop();
  }
  const large = await openServer(await urlOf(), many);
  try {
    rows.push(...(await ofManyProducts(database, large)));
  } finally {
    await large.stop();
  }
  return rows;
}

function print(rows: readonly Measured[]): void {
  const isHeld = ({ against, spesa, goal }: Measured) => spesa >= goal * against;
  console.log(`API, ${connections} connections, answers a second beside a bare route with the same bytes, in turns`);
  console.table(
    rows.map((row) => ({
      database: row.database,
      what: row.what,
      against: Math.round(row.against),
      Spesa: Math.round(row.spesa),
      ratio: `× ${(row.spesa / row.against).toFixed(2)}`,
      goal: `≥ ${row.goal.toFixed(2)} ×`,
      result: isHeld(row) ? 'gained' : 'MISSED',
    })),
  );
  console.log(`${rows.filter(isHeld).length} of ${rows.length} goals gained.`);
  if (cpus().length < 4) console.log('How several processes scale is told by a machine of four cores or more.');
}

/** Prints how the shop API answers eight visitors at once, on PGlite and, where it is installed, on PostgreSQL. */
export async function benchApi(): Promise<void> {
  const rows = await onDatabase('PGlite', () => Promise.resolve(undefined));
  const server = await openPostgres(path.join(repository, '.cache/bench/postgres'));
  if (server)
    try {
      rows.push(...(await onDatabase('PostgreSQL', async () => (await temporaryDatabase(server.url)).url)));
    } finally {
      await server.stop();
    }
  else console.log('PostgreSQL is not installed: its rows are left out.');
  print(rows);
}
