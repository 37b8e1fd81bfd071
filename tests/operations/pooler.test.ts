import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { createApp } from '../../demo/server/app.ts';
import { openDatabase, type OpenDatabase } from '../../demo/server/database/open.ts';
import { runAlone } from '../../demo/server/jobs/jobs.ts';
import { findPgBouncer } from '../run/system.ts';
import { readBooks, type Books } from '../demo/server/books.ts';
import { createBuying } from '../demo/server/buying.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { plainProducts } from '../demo/server/people.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.runIf(server && findPgBouncer())('two processes behind PgBouncer in transaction mode', () => {
  let shop: Shop;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let databases: OpenDatabase[];
  let calls: Caller[];
  let books: Books;
  let products: number[];
  beforeAll(async () => {
    shop = await openShop({ database: server! });
    products = await plainProducts(shop, 3, 1000);
    await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
    books = await readBooks(shop.db);
    pooler = await startPgBouncer(shop.url!);
    databases = await Promise.all([0, 1].map(() => openDatabase({ url: pooler.url, listenUrl: shop.url! })));
    calls = databases.map(({ db, listen }) => {
      const app = createApp({ ...shop.payments, db, listen, checkAnswers: true });
      return caller(async (path, init) => app.request(path, init));
    });
  }, 60_000);
  afterAll(async () => {
    for (const database of databases) await database.close();
    await pooler.stop();
    await shop.close();
  });

  test('thirty buys at once, each sent to both, are one order each, and the shop adds up', async () => {
    const { people } = await createBuying(shop, products[2]!).buyers(30, products[0]!, 2);
    const answers = await Promise.all(
      people.flatMap(({ credentials }) =>
        calls.map((call) =>
          call(checkout.buy, { payment_type_id: 22 }, { session: credentials.session!, key: 'bought-once' }),
        ),
      ),
    );
    expect(answers.filter(({ http }) => http !== 200 && http !== 409)).toEqual([]);
    const placed = answers.filter(({ http, status }) => http === 200 && status === 0);
    expect(new Set(placed.map(({ data }) => data.orderId)).size).toBe(30);
    expect(await readBooks(shop.db)).toEqual(books);
  }, 60_000);

  test('a change of the catalogue is heard past the pooler', async () => {
    const nameOf = async (call: Caller) =>
      (await call(catalogue.product, { product_id: products[0]! } as never)).data.name;
    const before = await Promise.all(calls.map(nameOf));
    await shop.db
      .updateTable('product')
      .set({ name: 'Un altro nome' })
      .where('product_id', '=', products[0]!)
      .execute();
    expect(before).not.toContain('Un altro nome');
    expect(await Promise.all(calls.map(nameOf))).toEqual(['Un altro nome', 'Un altro nome']);
  });

  test('one does a job at a time, and none keeps it for ever', async () => {
    const [one, two] = databases.map(({ db }) => db) as [OpenDatabase['db'], OpenDatabase['db']];
    for (let turn = 0; turn < 10; turn += 1) {
      let end = () => {};
      const begun = new Promise<void>((isRunning) => {
        void runAlone(one, 'job', () => {
          isRunning();
          return new Promise<void>((resolve) => (end = resolve));
        });
      });
      await begun;
      expect(await runAlone(two, 'job', () => Promise.resolve())).toBe(false);
      end();
      await expect.poll(() => runAlone(two, 'job', () => Promise.resolve())).toBe(true);
    }
  });
});
