import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { migrate } from '../../demo/server/database/migrations/migrate.ts';
import { migrations } from '../../demo/server/database/migrations/migrations.ts';
import { openPostgres, type Postgres } from '../run/postgres.ts';
import { findPostgres } from '../run/system.ts';
import { freePort } from '../../demo/run/ports.ts';
import { start, stopAll, type Started } from './apiProcess.ts';
import { readBooks } from '../demo/server/books.ts';
import { createBuying } from '../demo/server/buying.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { nextRelease } from './nextRelease.ts';
import { plainProducts } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-releases-'));
/** An answer of the shop is never held up for longer by a migration, ms: one wait for a lock, and what had queued up behind it. */
const HELD_UP = 4_000;
/** The report reads for longer than that: who waits for its end is held up. */
const REPORT = 7_000;

const callerOf = ({ origin }: Started): Caller => caller((path, init) => fetch(origin + path, init));

/** Customers who write, look and search until `stop`; what their calls brought and how long they took, in ms. */
function shoppers(call: Caller, count = 6) {
  const heard: { http: number; time: number }[] = [];
  let going = true;
  const all = Array.from({ length: count }, async () => {
    let session: string | undefined;
    for (let turn = 0; going; turn += 1) {
      const begun = performance.now();
      const { http, headers } =
        turn % 3 === 0
          ? await call(wholeCart.updateCartInfo, { property: 'note', value: String(turn) }, session ? { session } : {})
          : turn % 3 === 1
            ? await call(cart.view, {}, session ? { session } : {})
            : await call(delivery.stores, {});
      heard.push({ http, time: performance.now() - begun });
      session = headers.get('X-Ebsn-Session') || session;
      await wait(5);
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(all);
      return {
        refused: heard.filter(({ http }) => http !== 200).length,
        calls: heard.length,
        longest: Math.max(...heard.map(({ time }) => time)),
      };
    },
  };
}

describe.runIf(findPostgres())('SRV-07 two releases on one database', () => {
  let postgres: Postgres;
  let shop: Shop;
  let old: Started;
  beforeAll(async () => {
    postgres = (await openPostgres(join(folder, 'data'), { keepsWord: true }))!;
  }, 120_000);
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const begin = async () => {
    shop = await openShop({ database: postgres.url, products: 300 });
    old = (await start({ DATABASE_URL: shop.url! })) as Started;
  };
  afterEach(async () => {
    await stopAll();
    await shop.close();
  });

  const versions = async () =>
    (await shop.db.selectFrom('schema_version').select('version').orderBy('version').execute()).map(
      (row) => row.version,
    );
  const columnsOf = async (table: string) =>
    (
      await sql<{
        name: string;
      }>`select column_name as name from information_schema.columns where table_name = ${table}`.execute(shop.db)
    ).rows.map(({ name }) => name);
  const isSeen = (statement: string) => async () =>
    (
      await sql<{
        found: number;
      }>`select count(*)::integer as found from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query ilike ${`%${statement}%`}`.execute(
        shop.db,
      )
    ).rows[0]!.found > 0;

  test('a newer one is brought up while customers shop and a long report reads: nobody is held up, both sell, an older one does not begin any more', async () => {
    await begin();
    const products = await plainProducts(shop, 3, 1_000);
    await shop.db.updateTable('timeslot').set({ capacity: 1_000 }).execute();
    const books = await readBooks(shop.db);
    const program = nextRelease(join(folder, 'next'), [
      "alter table cart add column origin text not null default 'site'",
      'alter table customer add column nickname text',
      'create table later (later_id integer primary key generated always as identity, user_id integer references customer)',
    ]);
    const oldCall = callerOf(old);
    const crowd = shoppers(oldCall);
    await wait(500);
    let end = () => {};
    const report = shop.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('cart').select('cart_id').execute();
      await new Promise<void>((resolve) => (end = resolve));
    });
    const starting = start({ DATABASE_URL: shop.url! }, [], '/ready', program);
    await expect.poll(isSeen('alter table cart'), { timeout: 30_000, interval: 20 }).toBe(true);
    await wait(REPORT);
    expect(await versions()).not.toContain(1_000);
    end();
    await report;
    const next = (await starting) as Started;
    expect(next.origin).toBeDefined();
    await wait(500);
    const { refused, calls, longest } = await crowd.stop();
    console.info(
      `brought up under load: ${calls} calls, ${refused} refused, the longest took ${Math.round(longest)} ms`,
    );
    expect(calls).toBeGreaterThan(100);
    expect(refused).toBe(0);
    expect(longest).toBeLessThan(HELD_UP);

    expect(await versions()).toContain(1_000);
    const both = [oldCall, callerOf(next)];
    const { people } = await createBuying({ db: shop.db, request: oldCall }, products[2]!).buyers(6, products[0]!, 2);
    const bought = await Promise.all(
      people.flatMap(({ credentials }) =>
        both.map((call) =>
          call(checkout.buy, { payment_type_id: 22 }, { session: credentials.session!, key: 'bought-once' }),
        ),
      ),
    );
    expect(
      new Set(bought.filter(({ http, status }) => http === 200 && status === 0).map(({ data }) => data.orderId)).size,
    ).toBe(6);
    expect(await readBooks(shop.db)).toEqual(books);
    const listed = await Promise.all(
      both.map(async (call) => (await call(catalogue.products, { page_size: 3 })).data.products),
    );
    expect(listed[0]).toEqual(listed[1]);

    await old.kill();
    expect(await start({ DATABASE_URL: shop.url! })).toEqual({
      said: expect.stringContaining(
        `è alla versione 1000, questo programma arriva alla ${migrations.at(-1)!.version}. Avvia quello più recente`,
      ),
    });
    expect((await callerOf(next)(catalogue.products, { page_size: 3 })).http).toBe(200);
  }, 180_000);

  test('one that is killed in the middle of its migration leaves the old one at work within a second and nothing behind; begun again, it is done', async () => {
    await begin();
    const statements = ['alter table cart add column origin text', 'alter table customer add column nickname text'];
    const slow = nextRelease(join(folder, 'slow'), [...statements, 'select pg_sleep(60)']);
    const quick = nextRelease(join(folder, 'quick'), statements);
    const port = String(await freePort());
    const starting = start({ DATABASE_URL: shop.url!, PORT: port }, [], '/health', slow);
    const inTheMiddle = (await starting) as Started;
    await expect.poll(isSeen('select pg_sleep(60)'), { timeout: 30_000, interval: 20 }).toBe(true);
    const call = callerOf(old);
    const stuck = call(wholeCart.updateCartInfo, { property: 'note', value: 'a metà' }, {});
    await inTheMiddle.kill();
    const killed = performance.now();
    expect((await stuck).http).toBe(200);
    const after = performance.now() - killed;
    console.info(`killed in the middle of a migration: its locks were held for ${Math.round(after)} ms more`);
    expect(after).toBeLessThan(HELD_UP);
    expect(await versions()).not.toContain(1_000);
    expect([await columnsOf('cart'), await columnsOf('customer')].flat()).not.toContain('nickname');
    const again = (await start({ DATABASE_URL: shop.url! }, [], '/ready', quick)) as Started;
    expect(await versions()).toContain(1_000);
    expect(await columnsOf('customer')).toContain('nickname');
    for (const each of [old, again]) expect((await callerOf(each)(delivery.stores, {})).http).toBe(200);
  }, 120_000);

  test('a lock that is not to be had is tried for again, any other failure is not', async () => {
    await begin();
    let tries = 0;
    const never = {
      version: 1_001,
      form: 'never',
      up: () => Promise.reject(Object.assign(new Error('no lock'), { code: (tries += 1) > 2 ? '55P03x' : '55P03' })),
    };
    await expect(migrate(shop.db, {}, { steps: [...migrations, never] })).rejects.toThrow('no lock');
    expect(tries).toBe(3);
    expect(await versions()).not.toContain(1_001);
  }, 30_000);
});

test('SRV-07 a release adds and takes nothing away that the one before it uses: since version 24 no step drops, renames or narrows', () => {
  const here = join(import.meta.dirname, '../../demo/server/database/migrations');
  const list = readFileSync(join(here, 'migrations.ts'), 'utf8');
  const since = migrations.filter(({ version }) => version >= 24).map(({ version }) => version);
  const files = since.flatMap((version) => {
    const [line = ''] = new RegExp(`version: ${version},[^}]*`).exec(list) ?? [];
    return [...line.matchAll(/'([\w.]+\.ts)'/g)].map(([, file]) => file!);
  });
  expect(files.length).toBeGreaterThanOrEqual(since.length);
  expect(globSync('*.ts', { cwd: here })).toEqual(expect.arrayContaining(files));
  const narrowing =
    /\bdrop (table|column|function|view)\b|\brename\b|alter column \w+ (set not null|type)\b|\bset data type\b/i;
  for (const file of files) {
    const text = readFileSync(join(here, file), 'utf8');
    expect(narrowing.exec(text)?.[0], file).toBeUndefined();
    for (const [column] of text.matchAll(/add column[^,;`]*not null[^,;`]*/gi))
      expect(column, file).toMatch(/default/i);
  }
});
