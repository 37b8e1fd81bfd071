import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import pg from 'pg';
import type { Captcha } from '../../../demo/server/captcha/captcha.ts';
import { createClock, type Clock } from '../../../demo/server/time/clock.ts';
import { createApp } from '../../../demo/server/app.ts';
import { migrate } from '../../../demo/server/database/migrations/migrate.ts';
import type { ShopSize } from '../../../demo/shop/shop.ts';
import { createProvider } from '../../../demo/provider/app.ts';
import { pagesOf } from '../../../demo/server/http/shopPages.ts';
import { openDatabase, type OpenDatabase } from '../../../demo/server/database/open.ts';
import type { Identity } from '../../../demo/server/identity/identity.ts';
import type { PaymentGateway } from '../../../demo/server/payment/gateway.ts';
import type { Push } from '../../../demo/server/push/push.ts';
import { createProviderClient } from '../../../demo/server/payment/provider.ts';
import type { Circuit } from '../../../demo/server/http/circuit.ts';
import type { LogEntry } from '../../../demo/server/http/options.ts';
import { noteCall } from '../../callLog.ts';
import { now } from '../../moment.ts';
import { caller, type Caller } from './caller.ts';
import { fingerprint, openSeeded } from './seed.ts';

const shopOrigin = 'http://shop.test';
const providerOrigin = 'http://provider.test';

const databaseOf = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function command(server: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<object>(statement);
  await client.end();
  return rows;
}

/** Lets a database tell the tests' time: it finds these functions before its own. */
async function setClock(url: string): Promise<void> {
  const [machine] = (await command(url, 'select pg_catalog.clock_timestamp() as at')) as { at: Date }[];
  const ahead = Math.round(now() - machine!.at.getTime());
  for (const [name, volatility] of [
    ['clock_timestamp', 'volatile'],
    ['now', 'stable'],
  ])
    await command(
      url,
      `create or replace function public.${name}() returns timestamptz language sql ${volatility}
        as 'select pg_catalog.${name}() + interval ''${ahead} milliseconds'''`,
    );
  await command(url, `alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`);
}

/** Makes room for a copy that brings the tests' time with it. */
export const dropClock = (url: string) => command(url, 'drop function public.clock_timestamp(), public.now()');

/** A database of its own on the PostgreSQL server of `url`, empty or a copy of another; dropped at the end. */
export async function temporaryDatabase(
  server: string,
  copyOf = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `spesa_test_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name} template ${copyOf}`);
  const url = databaseOf(server, name);
  await setClock(url);
  return {
    url,
    drop: async () => void (await command(server, `drop database ${name} with (force)`)),
  };
}

async function seed(server: string, name: string, size: ShopSize): Promise<void> {
  const known = await command(server, `select 1 from pg_database where datname = '${name}'`);
  if (known.length > 0) return;
  const draft = await temporaryDatabase(server);
  const database = await openDatabase({ url: draft.url });
  await migrate(database.db, size);
  await database.close();
  await command(server, `alter database ${new URL(draft.url).pathname.slice(1)} rename to ${name}`);
}

const seeds = new Map<string, Promise<void>>();

/** The name of a seeded database on that server, to be copied; the first caller seeds it. */
async function seeded(server: string, size: ShopSize): Promise<string> {
  const name = `spesa_seeded_${fingerprint(size)}`;
  const under = seeds.get(server + name) ?? seed(server, name, size);
  seeds.set(server + name, under);
  await under;
  return name;
}

type Send = () => Promise<Response>;

/** What lies between shop and card provider; a test may lose, delay or change what goes over it. */
interface Line {
  toProvider(send: (init?: RequestInit) => Promise<Response>, path: string, init?: RequestInit): Promise<Response>;
  toShop(send: Send): Promise<Response>;
}

/** The payment gateway as scheduled jobs use it, with the shop's own origin. */
type TestGateway = PaymentGateway & { places: PaymentGateway['places'] & { shop: string } };

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
  payments: TestGateway;
  /** Those who vouch for people; none unless given. */
  identity: Identity;
  /** Calls a row of the endpoint table and reads the envelope. */
  request: Caller;
  close(): Promise<void>;
}

interface ShopOptions extends ShopSize {
  /** Protects the calls that ask for it. */
  captcha?(db: OpenDatabase['db'], clock: Clock): Captcha;
  /** Those who vouch for people. */
  identity?: Identity;
  /** The way to customers' browsers. */
  push?(db: OpenDatabase['db']): Push;
  /** A PostgreSQL server, on which a database of its own is made; absent: PGlite in this process. */
  database?: string;
  /** A second server process, as it were: its own pool on another shop's database. */
  beside?: Shop;
}

/** Failures that one test asks for must not have the provider left alone in the next; what a circuit does is SRV-10's to prove. */
const alwaysClosed: Circuit = { pass: (work) => work() };

/** A shop with the demo's data for one test file; every answer is held to its strict schema. */
export async function openShop({
  database: server,
  beside,
  captcha,
  identity = { returnUrl: '' },
  push,
  ...size
}: ShopOptions = {}): Promise<Shop> {
  const temporary = server && !beside ? await temporaryDatabase(server, await seeded(server, size)) : undefined;
  const url = beside?.url ?? temporary?.url;
  const database = url ? await openDatabase({ url }) : await openSeeded(size);
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
  const payments: TestGateway = {
    db: database.db,
    clock,
    provider: createProviderClient(
      providerOrigin,
      key,
      (input, init) =>
        line.toProvider((changed) => providerFetch(input, changed ?? init), new URL(input).pathname, init),
      { circuit: alwaysClosed },
    ),
    places: { ...pagesOf(shopOrigin), shop: shopOrigin },
    report,
  };
  const app = createApp({
    ...payments,
    listen: database.listen,
    captcha: captcha?.(database.db, clock),
    ...(push && { push: push(database.db) }),
    identity,
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
    identity,
    payments,
    request: caller(fetch),
    provider: providerFetch,
    async close() {
      await database.close();
      await temporary?.drop();
    },
  };
}
