import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import pg from 'pg';
import { createClock, type Clock } from '../../../demo/server/time/clock.ts';
import { createApp } from '../../../demo/server/app.ts';
import { createDatabase } from '../../../demo/server/database/create/create.ts';
import type { ShopSize } from '../../../demo/shop/shop.ts';
import { createProvider } from '../../../demo/provider/app.ts';
import { openDatabase, type OpenDatabase } from '../../../demo/server/database/open.ts';
import type { PaymentGateway } from '../../../demo/server/payment/gateway.ts';
import { createProviderClient } from '../../../demo/server/payment/provider.ts';
import type { LogEntry } from '../../../demo/server/http/options.ts';
import { noteCall } from '../../callLog.ts';
import { caller, type Caller } from './caller.ts';

const shopOrigin = 'http://shop.test';
const providerOrigin = 'http://provider.test';
const root = join(import.meta.dirname, '../../..');

/** Changes whenever the tables or the seeded data may have. */
function fingerprint(size: ShopSize): string {
  const hash = createHash('sha256').update(JSON.stringify(size));
  for (const file of globSync(['demo/server/database/**/*.ts', 'demo/shop/**/*.ts'], { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Keeps the snapshots of the latest three states of the data. */
function forgetOld(folder: string): void {
  const snapshots = globSync('*.tar', { cwd: folder }).map((name) => join(folder, name));
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const file of snapshots.sort((a, b) => age(b) - age(a)).slice(3)) rmSync(file, { force: true });
}

/** A seeded shop in memory; the first caller seeds it and leaves a snapshot for the others. */
async function embedded(size: ShopSize): Promise<OpenDatabase> {
  const folder = join(root, '.cache/test-shop');
  const file = join(folder, `${fingerprint(size)}.tar`);
  if (existsSync(file)) return openDatabase({ snapshot: new Blob([readFileSync(file)]) });
  const database = await openDatabase({ memory: true });
  await createDatabase(database.db, size);
  const blob = await database.snapshot();
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await blob.arrayBuffer()));
  renameSync(draft, file);
  forgetOld(folder);
  return database;
}

/** A database of its own on the PostgreSQL server of `url`; dropped at the end. */
export async function temporaryDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spesa_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) };
}

type Send = () => Promise<Response>;

/** What lies between shop and card provider; a test may lose, delay or change what goes over it. */
interface Line {
  toProvider(send: (init?: RequestInit) => Promise<Response>, path: string, init?: RequestInit): Promise<Response>;
  toShop(send: Send): Promise<Response>;
}

export interface Shop {
  app: Hono;
  /** Of its PostgreSQL database. */
  url: string | undefined;
  /** The whole stack in this process, in place of the network's fetch. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  db: OpenDatabase['db'];
  listen: OpenDatabase['listen'];
  /** Moves the server's time: `clock.offset += ms`. */
  clock: Clock;
  /** Lines that the server logged, faults among them. */
  log: LogEntry[];
  /** What it told whoever runs it. */
  reports: string[];
  /** The card provider's pages and API. */
  provider: Shop['fetch'];
  line: Line;
  /** As the server's chores have it. */
  payments: PaymentGateway;
  /** Calls a row of the endpoint table and reads the envelope. */
  request: Caller;
  close(): Promise<void>;
}

interface ShopOptions extends ShopSize {
  /** A PostgreSQL server, on which a database of its own is made; absent: PGlite in this process. */
  database?: string;
  /** A second server process, as it were: its own pool on another shop's database. */
  beside?: Shop;
}

/** A shop with the demo's data for one test file; every answer is held to its strict schema. */
export async function openShop({ database: server, beside, ...size }: ShopOptions = {}): Promise<Shop> {
  const temporary = server && !beside ? await temporaryDatabase(server) : undefined;
  const url = beside?.url ?? temporary?.url;
  const database = url ? await openDatabase({ url }) : await embedded(size);
  if (temporary) await createDatabase(database.db, size);
  const clock = beside?.clock ?? createClock();
  const log: LogEntry[] = [];
  const reports = beside?.reports ?? [];
  const report = (sentence: string) => void reports.push(sentence);
  const line: Line = beside?.line ?? { toProvider: (send) => send(), toShop: (send) => send() };
  const key = 'key of the test';
  const provider = createProvider({
    key,
    origin: providerOrigin,
    fetch: (input, init) => line.toShop(async () => app.request(input, init)),
  });
  const providerFetch: Shop['fetch'] =
    beside?.provider ??
    (async (input, init) => provider.request(input instanceof Request ? input : String(input), init));
  const payments: PaymentGateway = {
    db: database.db,
    clock,
    provider: createProviderClient(providerOrigin, key, (input, init) =>
      line.toProvider((changed) => providerFetch(input, changed ?? init), new URL(input).pathname, init),
    ),
    report,
  };
  const app = createApp({
    ...payments,
    listen: database.listen,
    places: { shop: shopOrigin },
    outbox: true,
    checkAnswers: true,
    log(entry) {
      if (entry.fault) log.push(entry);
      noteCall(entry);
    },
  });
  const fetch: Shop['fetch'] = async (input, init) =>
    app.request(input instanceof Request ? input : new URL(input, shopOrigin).href, init);
  return {
    app,
    fetch,
    url,
    db: database.db,
    listen: database.listen,
    clock,
    log,
    reports,
    line,
    payments,
    request: caller(fetch),
    provider: providerFetch,
    async close() {
      await database.close();
      await temporary?.drop();
    },
  };
}
