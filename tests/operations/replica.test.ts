import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { wholeCart } from '../../core/api/endpoints/wholeCart.ts';
import { createApp } from '../../demo/server/app.ts';
import { openDatabase, type OpenDatabase } from '../../demo/server/database/open.ts';
import { watchReplica } from '../../demo/server/database/replica.ts';
import { createMetrics } from '../../demo/server/observe/metrics.ts';
import { openPostgres, type Postgres } from '../run/postgres.ts';
import { findPostgres } from '../run/system.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { nothingComes, pause } from '../waits.ts';

const folder = mkdtempSync(join(tmpdir(), 'spesa-replica-'));
const maxAge = 1_500;

describe.runIf(findPostgres())('with a replica that streams', () => {
  let primary: Postgres;
  let follower: Postgres;
  let shop: Shop;
  let database: OpenDatabase;
  let request: Caller;
  let readUrl: string;
  /** Statements that the replica was sent for calls. */
  let asked = 0;
  beforeAll(async () => {
    primary = (await openPostgres(join(folder, 'primary')))!;
    shop = await openShop({ database: primary.url, products: 300 });
    follower = await primary.follow(join(folder, 'replica'));
    readUrl = Object.assign(new URL(shop.url!), { port: new URL(follower.url).port }).href;
    database = await openDatabase({ url: shop.url!, read: { url: readUrl, maxAge } });
    const counted = (db: OpenDatabase['db'] | undefined) =>
      db?.withPlugin({
        transformQuery: ({ node }) => {
          asked += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
    const real = database.replica!;
    const app = createApp({
      ...shop.payments,
      db: database.db,
      listen: database.listen,
      replica: { ...real, fresh: () => counted(real.fresh()), holding: (place) => counted(real.holding(place)) },
      checkAnswers: true,
    });
    request = caller(async (path, init) => app.request(path, init));
  }, 240_000);
  afterAll(async () => {
    await database?.close();
    await shop?.close();
    await follower?.stop();
    await primary?.stop();
  });

  const nameOf = async () => {
    const { http, data } = await request(delivery.stores, {});
    expect(http).toBe(200);
    return data.stores.find(({ storeId }) => storeId === 5)!.name;
  };
  const rename = (name: string) => shop.db.updateTable('store').set({ name }).where('store_id', '=', 5).execute();
  const isFresh = () => expect.poll(() => database.replica!.fresh() !== undefined, { timeout: 20_000 }).toBe(true);
  const isAway = () => expect.poll(() => database.replica!.fresh(), { timeout: 20_000 }).toBeUndefined();
  const onReplica = async (statement: string) => {
    const client = new pg.Client({ connectionString: readUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(statement);
    await client.end();
    return rows;
  };

  test('what everybody reads and searches are asked of it, and nothing of a cart', async () => {
    await isFresh();
    asked = 0;
    await nameOf();
    expect(asked).toBeGreaterThan(0);
    await request(catalogue.products, { q: 'latte' });
    await expect
      .poll(async () => {
        asked = 0;
        await request(catalogue.products, { q: `latte ${performance.now()}` });
        return asked;
      })
      .toBeGreaterThan(0);
    asked = 0;
    const written = await request(wholeCart.updateCartInfo, { property: 'note', value: 'ciao' }, {});
    await request(cart.view, {}, { session: written.headers.get('X-Ebsn-Session')! });
    expect(asked).toBe(0);
    const metrics = createMetrics({ ...database, catalogue: { readAt: () => undefined } });
    expect(await metrics.text()).toMatch(/^spesa_replica_age_seconds 0\.\d+$/m);
  });

  test('one that stands still answers up to the bound of its age, then the primary does', async () => {
    await isFresh();
    await onReplica('select pg_wal_replay_pause()');
    await shop.db
      .updateTable('product')
      .set({ name: 'Zuccherini nuovi', words: 'zuccherini nuovi' })
      .where('product_id', '=', 20_001)
      .execute();
    const from = performance.now();
    await rename('Un altro nome');
    const seen: [number, string][] = [];
    while (seen.at(-1)?.[1] !== 'Un altro nome' && performance.now() - from < 20_000) {
      seen.push([performance.now() - from, await nameOf()]);
      await pause(50);
    }
    expect(seen[0]![1]).not.toBe('Un altro nome');
    expect(seen.at(-1)![1]).toBe('Un altro nome');
    expect(seen.at(-1)![0]).toBeLessThan(maxAge + 500);
    // A search that was kept from data of before the change would stay wrong for ever.
    const hits = await request(catalogue.products, { q: 'zuccherini nuovi' });
    expect(hits.data.products.map(({ name }) => name)).toContain('Zuccherini nuovi');
    await onReplica('select pg_wal_replay_resume()');
    await isFresh();
    asked = 0;
    expect(await nameOf()).toBe('Un altro nome');
    expect(asked).toBeGreaterThan(0);
  }, 60_000);

  test('one that is idle as its primary is idle stays fresh', async () => {
    await isFresh();
    await nothingComes(3 * maxAge);
    expect(database.replica!.age()).toBeLessThan(maxAge);
  }, 30_000);

  test('one whose line to the primary is cut is too old when something has been written since', async () => {
    await isFresh();
    const [{ primary_conninfo: line } = {}] = await onReplica('show primary_conninfo');
    await onReplica(`alter system set primary_conninfo = 'host=127.0.0.1 port=1'`);
    await onReplica('select pg_reload_conf()');
    await rename('Dopo il taglio');
    await isAway();
    expect(await nameOf()).toBe('Dopo il taglio');
    await onReplica(`alter system set primary_conninfo = ${pg.escapeLiteral(line!)}`);
    await onReplica('select pg_reload_conf()');
    await isFresh();
  }, 60_000);

  test('one that dies, comes back or freezes costs no call an answer', async () => {
    await isFresh();
    const heard: number[] = [];
    const times: number[] = [];
    let going = true;
    const crowd = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (going) {
          const begun = performance.now();
          heard.push((await request(delivery.stores, {})).http);
          times.push(performance.now() - begun);
          await pause(5);
        }
      }),
    );
    const hearMore = (from = heard.length) =>
      expect.poll(() => heard.length - from, { timeout: 20_000 }).toBeGreaterThan(50);
    await hearMore();
    await follower.crash();
    await isAway();
    await hearMore();
    await follower.start();
    await isFresh();
    follower.freeze(true);
    await isAway();
    await hearMore();
    follower.freeze(false);
    await isFresh();
    going = false;
    await crowd;
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.filter((http) => http !== 200)).toEqual([]);
    expect(Math.max(...times)).toBeLessThan(8_000);
  }, 120_000);

  test('a server that is no replica of this database is told in a sentence and never asked', async () => {
    const other = await openShop({ database: primary.url, products: 300 });
    const told: string[] = [];
    const watched = watchReplica({
      primary: shop.db,
      replica: (await openDatabase({ url: other.url! })).db,
      maxAge,
      every: 50,
      report: (sentence) => told.push(sentence),
    });
    await expect
      .poll(() => told, { timeout: 10_000 })
      .toEqual(['DATABASE_READ_URL non è una replica di DATABASE_URL, ma un altro database: non viene usato.']);
    expect([watched.fresh(), watched.holding(0n), watched.age()]).toEqual([undefined, undefined, undefined]);
    await watched.end();
    await sql`select 1`.execute(shop.db);
    await other.close();
  }, 60_000);
});
